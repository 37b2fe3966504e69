import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode, useState } from 'react';
import { lateDialog, latePart } from './late-part';

const lost = (type = 'error') =>
  Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', type });
const Greeting = ({ name }: { name: string }) => <p>Halo {name}</p>;
const waiting = () => <p>menunggu</p>;

/** Catches what is thrown below it, as the boundary of a page does. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>rusak</p> : this.props.children;
  }
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const draw = async (ui: ReactNode) => {
  const drawn = render(ui);
  await pass(0);
  return drawn;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a late part', () => {
  it('comes when it is first drawn, and stands at once the next time', async () => {
    const fetchPart = jest.fn(async () => Greeting);
    const Late = latePart(fetchPart, ({ name }) => <p>menunggu {name}</p>);
    const { unmount } = render(<Late name="Ratna" />);
    expect(screen.getByText('menunggu Ratna')).toBeInTheDocument();
    await pass(0);
    expect(screen.getByText('Halo Ratna')).toBeInTheDocument();
    unmount();
    render(<Late name="Bayu" />);
    expect(screen.getByText('Halo Bayu')).toBeInTheDocument();
    expect(fetchPart).toHaveBeenCalledTimes(1);
  });

  it('that was fetched ahead of time stands at once', async () => {
    const Late = latePart(async () => Greeting, waiting);
    await Late.ahead();
    render(<Late name="Ratna" />);
    expect(screen.getByText('Halo Ratna')).toBeInTheDocument();
  });

  it('that can be done without waits until the rest of the page stands', async () => {
    const quiet: (() => void)[] = [];
    Object.assign(globalThis, {
      requestIdleCallback: (act: () => void) => quiet.push(act),
      cancelIdleCallback() {},
    });
    const fetchPart = jest.fn(async () => Greeting);
    const Late = latePart(fetchPart, waiting, { whenAllElseStands: true });
    await draw(<Late name="Ratna" />);
    expect(fetchPart).not.toHaveBeenCalled();
    for (const act of quiet) act();
    await pass(0);
    expect(screen.getByText('Halo Ratna')).toBeInTheDocument();
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  });

  it('that was fetched and does not run is thrown where it is drawn, and may be tried again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const fetchPart = jest.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('x is undefined'));
    const Late = latePart(fetchPart);
    const page = () => (
      <Boundary>
        <Late name="Ratna" />
      </Boundary>
    );
    const { unmount } = await draw(page());
    expect(screen.getByText('rusak')).toBeInTheDocument();
    unmount();
    await draw(page());
    expect(screen.getByText('Halo Ratna')).toBeInTheDocument();
  });
});

describe('a late part that cannot be fetched', () => {
  it('says so in its place, leaves what was typed around it alone, and is asked for again by its button', async () => {
    const fetchPart = jest.fn(async () => Greeting).mockRejectedValueOnce(lost());
    const Late = latePart(fetchPart, waiting);
    await draw(
      <Boundary>
        <form>
          <input aria-label="Sasaran" />
          <Late name="Ratna" />
        </form>
      </Boundary>,
    );
    const field = screen.getByLabelText('Sasaran');
    fireEvent.change(field, { target: { value: 'Turunnya stunting' } });
    expect(screen.getByText('menunggu')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Gagal dimuat');
    expect(fetchPart).toHaveBeenCalledTimes(1);

    fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(fetchPart).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('status')).toHaveTextContent('Masih dimuat…');
    await pass(0);
    expect(screen.getByText('Halo Ratna')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Sasaran')).toBe(field);
    expect(field).toHaveValue('Turunnya stunting');
  });

  it('is fetched anew by itself, after a pause that doubles', async () => {
    const fetchPart = jest
      .fn(async () => Greeting)
      .mockRejectedValueOnce(lost())
      .mockRejectedValueOnce(lost());
    const Late = latePart(fetchPart, waiting);
    await draw(<Late name="Ratna" />);
    await pass(999);
    expect(fetchPart).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(fetchPart).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('status')).toHaveTextContent('Gagal dimuat');
    await pass(1_999);
    expect(fetchPart).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(screen.getByText('Halo Ratna')).toBeInTheDocument();
  });

  it('comes at once when the browser is back online, and is not asked for once more', async () => {
    const fetchPart = jest.fn(async () => Greeting).mockRejectedValueOnce(lost());
    const Late = latePart(fetchPart, waiting);
    await draw(<Late name="Ratna" />);
    act(() => void dispatchEvent(new Event('online')));
    await pass(0);
    expect(screen.getByText('Halo Ratna')).toBeInTheDocument();
    await pass(120_000);
    expect(fetchPart).toHaveBeenCalledTimes(2);
  });

  it('is not asked for any more once it is not wanted, and anew when it is wanted anew', async () => {
    const fetchPart = jest.fn(async () => Greeting).mockRejectedValueOnce(lost());
    const Late = latePart(fetchPart);
    const { unmount } = await draw(<Late name="Ratna" />);
    unmount();
    await pass(120_000);
    expect(fetchPart).toHaveBeenCalledTimes(1);
    await draw(<Late name="Ratna" />);
    expect(screen.getByText('Halo Ratna')).toBeInTheDocument();
  });

  it('stands everywhere once it was asked for in one place', async () => {
    const fetchPart = jest.fn(async () => Greeting).mockRejectedValueOnce(lost());
    const Late = latePart(fetchPart);
    await draw(
      <>
        <Late name="Ratna" />
        <Late name="Bayu" />
      </>,
    );
    fireEvent.click(screen.getAllByRole('button', { name: 'Coba lagi' })[1] as HTMLElement);
    await pass(0);
    expect(screen.getByText('Halo Ratna')).toBeInTheDocument();
    expect(screen.getByText('Halo Bayu')).toBeInTheDocument();
    expect(fetchPart).toHaveBeenCalledTimes(2);
  });

  it('is one that answers empty, too', async () => {
    const fetchPart = jest.fn(async () => Greeting).mockResolvedValueOnce(undefined as never);
    const Late = latePart(fetchPart, waiting);
    await draw(<Late name="Ratna" />);
    expect(screen.getByRole('status')).toHaveTextContent('Gagal dimuat');
    await pass(1_000);
    expect(screen.getByText('Halo Ratna')).toBeInTheDocument();
  });

  it('is told once to who wants to say so himself, and says nothing then', async () => {
    const error = lost();
    const onMissing = jest.fn();
    const Late = latePart(jest.fn(async () => Greeting).mockRejectedValue(error), waiting);
    await draw(<Late name="Ratna" onMissing={onMissing} />);
    await pass(10_000);
    expect(onMissing.mock.calls).toEqual([[error]]);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('says nothing where nobody looks for it', async () => {
    const Late = latePart(jest.fn(async () => Greeting).mockRejectedValue(lost()), waiting, { silent: true });
    await draw(<Late name="Ratna" />);
    await pass(10_000);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('is thrown where nothing can be shown without it, and fetched anew the next time', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const fetchPart = jest.fn(async () => Greeting).mockRejectedValueOnce(lost());
    const Late = latePart(fetchPart, undefined, { lossIsFault: true });
    const page = () => (
      <Boundary>
        <Late name="Ratna" />
      </Boundary>
    );
    const { unmount } = await draw(page());
    expect(screen.getByText('rusak')).toBeInTheDocument();
    unmount();
    await draw(page());
    expect(screen.getByText('Halo Ratna')).toBeInTheDocument();
  });
});

describe('a late part that takes long', () => {
  it('is said to be on its way after 4 s, and is waited for', async () => {
    let arrive = (_: typeof Greeting) => {};
    const Late = latePart(() => new Promise<typeof Greeting>((resolve) => (arrive = resolve)), waiting);
    await draw(<Late name="Ratna" />);
    await pass(3_999);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByRole('status')).toHaveTextContent('Masih dimuat…');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await pass(60_000);
    expect(screen.getByRole('status')).toHaveTextContent('Masih dimuat…');
    arrive(Greeting);
    await pass(0);
    expect(screen.getByText('Halo Ratna')).toBeInTheDocument();
  });

  it('is not called lost when the bundler has waited as long as it does', async () => {
    const fetchPart = jest.fn(async () => Greeting);
    const slow = () => new Promise<never>((_, reject) => setTimeout(() => reject(lost('timeout')), 6_000));
    fetchPart.mockImplementationOnce(slow).mockImplementationOnce(slow);
    const Late = latePart(fetchPart, waiting);
    await draw(<Late name="Ratna" />);
    await pass(6_000);
    expect(screen.getByRole('status')).toHaveTextContent('Masih dimuat…');
    await pass(1_000);
    expect(fetchPart).toHaveBeenCalledTimes(2);
    await pass(6_999);
    expect(screen.getByRole('status')).toHaveTextContent('Masih dimuat…');
    await pass(1);
    expect(screen.getByText('Halo Ratna')).toBeInTheDocument();
  });
});

it('a dialog that does not come can be given up', async () => {
  const Late = lateDialog<{ onClose: () => void }>(() => Promise.reject(lost()));
  function Page() {
    const [open, setOpen] = useState(true);
    return open ? <Late onClose={() => setOpen(false)} /> : <p>tertutup</p>;
  }
  await draw(<Page />);
  expect(screen.getByRole('status')).toHaveTextContent('Gagal dimuat');
  fireEvent.click(screen.getByRole('button', { name: 'Batal' }));
  expect(screen.getByText('tertutup')).toBeInTheDocument();
});
