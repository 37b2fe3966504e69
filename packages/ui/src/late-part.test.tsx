import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { latePart } from './late-part';

const gone = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
const Greeting = ({ name }: { name: string }) => <p>Halo {name}</p>;

it('comes when it is first drawn, and stands at once the next time', async () => {
  const fetchPart = jest.fn(async () => Greeting);
  const Late = latePart(fetchPart, ({ name }) => <p>menunggu {name}</p>);
  const { unmount } = render(<Late name="Ratna" />);
  expect(screen.getByText('menunggu Ratna')).toBeInTheDocument();
  expect(await screen.findByText('Halo Ratna')).toBeInTheDocument();
  unmount();
  render(<Late name="Bayu" />);
  expect(screen.getByText('Halo Bayu')).toBeInTheDocument();
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

it('that cannot be fetched leaves its place alone, says so, and comes when the browser is back online', async () => {
  const fetchPart = jest.fn(async () => Greeting).mockRejectedValueOnce(gone);
  const onMissing = jest.fn();
  const Late = latePart(fetchPart, () => <p>menunggu</p>);
  render(<Late name="Ratna" onMissing={onMissing} />);
  await screen.findByText('menunggu');
  expect(onMissing.mock.calls).toEqual([[gone]]);
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('Halo Ratna')).toBeInTheDocument();
});

it('that can be done without waits until the rest of the page stands', async () => {
  const quiet: (() => void)[] = [];
  Object.assign(globalThis, {
    requestIdleCallback: (act: () => void) => quiet.push(act),
    cancelIdleCallback() {},
  });
  const fetchPart = jest.fn(async () => Greeting);
  const Late = latePart(fetchPart, () => <p>menunggu</p>, { whenAllElseStands: true });
  render(<Late name="Ratna" />);
  expect(fetchPart).not.toHaveBeenCalled();
  for (const act of quiet) act();
  expect(await screen.findByText('Halo Ratna')).toBeInTheDocument();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

it('is asked for anew when it is wanted anew', async () => {
  const fetchPart = jest.fn(async () => Greeting).mockRejectedValueOnce(gone);
  const Late = latePart(fetchPart);
  const first = render(<Late name="Ratna" />);
  await Promise.resolve();
  first.unmount();
  render(<Late name="Ratna" />);
  expect(await screen.findByText('Halo Ratna')).toBeInTheDocument();
});

it('that was fetched and does not run is thrown where it is drawn', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  class Boundary extends Component<{ children: ReactNode }> {
    override state = { failed: false };
    static getDerivedStateFromError() {
      return { failed: true };
    }
    override render() {
      return this.state.failed ? <p>rusak</p> : this.props.children;
    }
  }
  const Late = latePart(() => Promise.reject(new TypeError('x is undefined')));
  render(
    <Boundary>
      <Late />
    </Boundary>,
  );
  expect(await screen.findByText('rusak')).toBeInTheDocument();
});
