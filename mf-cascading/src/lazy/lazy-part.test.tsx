import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { lazyPart, unseenPart } from './lazy-part';

const gone = () => Promise.reject(Object.assign(new Error('Loading chunk 7'), { name: 'ChunkLoadError' }));
const there = async () => ({ default: () => <p>Bagian</p> });

/** What is thrown while drawing, as the page's own boundary would show it. */
class Faults extends Component<{ children: ReactNode }, { fault: Error | null }> {
  override state = { fault: null as Error | null };

  static getDerivedStateFromError(fault: Error) {
    return { fault };
  }

  override render() {
    return this.state.fault === null ? this.props.children : <p role="alert">{this.state.fault.message}</p>;
  }
}

/** Draws the part, and once more wherever it is opened again. */
function drawer(fetchPart: () => ReturnType<typeof there>) {
  const Part = lazyPart(fetchPart, <p>Tempatnya</p>);
  return () =>
    act(async () =>
      render(
        <Faults>
          <Part />
        </Faults>,
      ),
    );
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('a part of the page that comes late', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('leaves its place as it is while it cannot be fetched, and comes when a later try fetches it', async () => {
    const fetchPart = jest.fn(there).mockImplementationOnce(gone).mockImplementationOnce(gone);
    await drawer(fetchPart)();
    expect(screen.getByText('Tempatnya')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Gagal dimuat');
    await wait(1_000);
    expect(fetchPart).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Tempatnya')).toBeVisible();
    await wait(2_000);
    expect(screen.getByText('Bagian')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is asked for at once when the browser is online again, and not once more for the pause', async () => {
    const fetchPart = jest.fn(there).mockImplementationOnce(gone);
    await drawer(fetchPart)();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.getByText('Bagian')).toBeVisible();
    await wait(60_000);
    expect(fetchPart).toHaveBeenCalledTimes(2);
  });

  it('is asked for in silence when nobody looks for it', async () => {
    const fetchPart = jest.fn(there).mockImplementationOnce(gone);
    const Part = unseenPart(fetchPart);
    await act(async () => render(<Part />));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await wait(1_000);
    expect(screen.getByText('Bagian')).toBeVisible();
  });

  it('is a fault when it was fetched and does not run, which may be tried again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const fetchPart = jest.fn(there).mockImplementationOnce(() => Promise.reject(new TypeError('rusak')));
    const draw = drawer(fetchPart);
    const { unmount } = await draw();
    expect(screen.getByRole('alert')).toHaveTextContent('rusak');
    unmount();
    await draw();
    expect(screen.getByText('Bagian')).toBeVisible();
  });

  it('is there at once where it is drawn again', async () => {
    const fetchPart = jest.fn(there);
    const draw = drawer(fetchPart);
    await draw();
    await draw();
    expect(screen.getAllByText('Bagian')).toHaveLength(2);
    expect(screen.queryByText('Tempatnya')).not.toBeInTheDocument();
    expect(fetchPart).toHaveBeenCalledTimes(1);
  });
});
