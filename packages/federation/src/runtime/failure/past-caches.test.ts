import { fetchPastCaches } from './past-caches';

const FILE = '/remotes/mf_contoh/2.0.0-b/remoteEntry.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks every cache on the way to fetch the file anew, and reads the whole of it', async () => {
  const arrayBuffer = jest.fn(async () => new ArrayBuffer(0));
  globalThis.fetch = jest.fn().mockResolvedValue({ arrayBuffer });
  await fetchPastCaches(FILE);
  expect(fetch).toHaveBeenCalledWith(
    FILE,
    expect.objectContaining({ cache: 'reload', credentials: 'same-origin' }),
  );
  expect(arrayBuffer).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

it('gives a file up that never comes, and its connection with it', async () => {
  let signal: AbortSignal | null | undefined;
  globalThis.fetch = jest.fn(
    (_address, init) =>
      new Promise<Response>((_resolve, reject) => {
        signal = init?.signal;
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  const fetching = fetchPastCaches(FILE);
  expect(signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(6_000);
  await expect(fetching).resolves.toBeUndefined();
  expect(signal?.aborted).toBe(true);
});
