import { cascadingQueries, nodeModalQueries } from '@selaras/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLiveTree } from './use-live-tree';
import { type WatchOptions, watchVersion } from './watch-version';

jest.mock('./watch-version', () => ({ watchVersion: jest.fn(async () => {}) }));
const watcher = jest.mocked(watchVersion);

/** The stream that the hook holds now. */
const stream = (): WatchOptions => {
  const [options] = watcher.mock.lastCall ?? [];
  if (options === undefined) throw new Error('no stream was opened');
  return options;
};

let visibility: DocumentVisibilityState = 'visible';
beforeAll(() => {
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
});
beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  watcher.mockClear();
});
afterEach(() => jest.useRealTimers());

const soon = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

async function watch(initial: Partial<Parameters<typeof useLiveTree>[0]> = {}) {
  const client = new QueryClient();
  const refreshed = jest.spyOn(client, 'invalidateQueries').mockResolvedValue();
  const props = { satuanKerjaId: 1012, publik: true, versi: 5, settled: true, ...initial };
  const hook = renderHook((now: typeof props) => useLiveTree(now), {
    initialProps: props,
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await soon(3000);
  /** How often the tree was asked for anew. */
  const times = () =>
    refreshed.mock.calls.filter(([filter]) => filter?.queryKey === cascadingQueries.all).length;
  return { ...hook, refreshed, times, props };
}

async function turn(to: DocumentVisibilityState) {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
  await soon();
}

describe('a tree that is shown', () => {
  it('is fetched anew, with the open modal, when another version is told', async () => {
    const { refreshed, times } = await watch();
    stream().onVersion(5);
    await soon(10_000);
    expect(times()).toBe(0);
    stream().onVersion(6);
    await soon();
    expect(times()).toBe(1);
    expect(refreshed).toHaveBeenCalledWith({ queryKey: nodeModalQueries.all });
  });

  it('rests between two fetches while changes pour in', async () => {
    const { times } = await watch();
    for (let versi = 6; versi < 16; versi += 1) {
      stream().onVersion(versi);
      await soon(100);
    }
    expect(times()).toBe(1);
    await soon(2000);
    expect(times()).toBe(2);
  });

  it('holds no stream before it is there, and none after the page is left', async () => {
    const { rerender, unmount, props } = await watch({
      versi: undefined as unknown as number,
      settled: false,
    });
    expect(watcher).not.toHaveBeenCalled();
    rerender({ ...props, versi: 5, settled: true });
    await soon(2999);
    expect(watcher).not.toHaveBeenCalled();
    await soon(1);
    const { signal } = stream();
    expect(signal.aborted).toBe(false);
    unmount();
    expect(signal.aborted).toBe(true);
  });

  it('lets its stream go while nobody sees it, and takes one again afterwards without fetching', async () => {
    const { times } = await watch();
    const { signal } = stream();
    stream().onHealth(true);
    await turn('hidden');
    expect(signal.aborted).toBe(true);
    await turn('visible');
    expect(watcher).toHaveBeenCalledTimes(2);
    stream().onHealth(true);
    stream().onVersion(5);
    await soon(10_000);
    expect(times()).toBe(0);
  });

  it('is looked at when somebody comes back and no stream can be had', async () => {
    const { times } = await watch();
    stream().onHealth(false);
    await turn('hidden');
    await turn('visible');
    stream().onHealth(false);
    await soon();
    expect(times()).toBe(1);
    window.dispatchEvent(new Event('focus'));
    expect(times()).toBe(2);
  });

  it('is left alone on focus while the stream stands', async () => {
    const { times } = await watch();
    stream().onHealth(true);
    window.dispatchEvent(new Event('focus'));
    expect(times()).toBe(0);
  });
});
