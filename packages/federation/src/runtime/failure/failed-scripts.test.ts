/** @jest-environment jsdom */
import { refetchFailedScripts } from './failed-scripts';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const known = globalThis.fetch;
const wait = refetchFailedScripts();

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = known;
});

/** What the browser says of an element in the page whose file it cannot load or will not run. */
function fails(src: string, name: 'script' | 'img' = 'script'): void {
  const element = document.createElement(name);
  // As a property of its own: jsdom would try to load it.
  Object.defineProperty(element, 'src', { value: new URL(src, location.href).href });
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
  element.remove();
}

it('a script that failed is fetched past every cache, and whoever tries again waits for it', async () => {
  let arrive = () => {};
  fetched.mockReturnValue(
    new Promise((resolve) => {
      arrive = () => resolve({ ok: true } as Response);
    }),
  );
  fails('/remotes/mf_contoh/1/static/js/halaman.js');
  expect(fetched.mock.calls).toEqual([
    [
      `${location.origin}/remotes/mf_contoh/1/static/js/halaman.js`,
      expect.objectContaining({ cache: 'reload' }),
    ],
  ]);
  let isOver = false;
  const waited = wait().then(() => {
    isOver = true;
  });
  await Promise.resolve();
  expect(isOver).toBe(false);
  arrive();
  await waited;
  expect(isOver).toBe(true);
});

it('one that cannot be had even so keeps nobody from trying again', async () => {
  fetched.mockRejectedValue(new TypeError('fetch failed'));
  fails('/a.js');
  await expect(wait()).resolves.toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it.each([
  ['of another origin', 'https://lain.contoh.go.id/a.js', 'script'],
  ['with a query, whose address is never asked for again', '/remoteEntry.js?coba=1', 'script'],
  ['that is no script', '/lambang.png', 'img'],
] as const)('one %s is left alone', async (_, src, name) => {
  fails(src, name);
  await wait();
  expect(fetched).not.toHaveBeenCalled();
});
