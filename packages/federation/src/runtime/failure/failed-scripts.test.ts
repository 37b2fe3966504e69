/** @jest-environment jsdom */
import { refetchFailedScripts } from './failed-scripts';

const FILE = '/remotes/mf_contoh/2.0.0-b/static/js/daftar.js';

/** Elements of the document that could not be fetched, as the browser tells it. */
function failing(tag: 'script' | 'img' | 'link', address: string): void {
  const element = document.createElement(tag);
  if (element instanceof HTMLScriptElement) element.type = 'contoh';
  if (element instanceof HTMLLinkElement) element.href = address;
  else element.src = address;
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
}

let answers: ((failure?: Error) => void)[];
let failedAreFetched: () => Promise<void>;
const listen = jest.spyOn(window, 'addEventListener');

beforeEach(() => {
  answers = [];
  globalThis.fetch = jest.fn().mockImplementation(
    () =>
      new Promise<undefined>((resolve, reject) => {
        answers.push((failure) => (failure === undefined ? resolve(undefined) : reject(failure)));
      }),
  );
  failedAreFetched = refetchFailedScripts();
});
afterEach(() => {
  for (const [type, listener] of listen.mock.calls.splice(0))
    window.removeEventListener(type, listener, true);
  document.head.replaceChildren();
});

/** Whether the wait is over. */
async function isOver(wait: Promise<void>): Promise<boolean> {
  let over = false;
  void wait.then(() => {
    over = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  return over;
}

describe('a script that failed', () => {
  it('is fetched past every cache, and waited for', async () => {
    failing('script', FILE);
    expect(fetch).toHaveBeenCalledWith(
      `${location.origin}${FILE}`,
      expect.objectContaining({ cache: 'reload', credentials: 'same-origin' }),
    );
    const wait = failedAreFetched();
    expect(await isOver(wait)).toBe(false);
    answers[0]?.();
    expect(await isOver(wait)).toBe(true);
  });

  it('is waited for until the last of them is there, also when one cannot be fetched', async () => {
    failing('script', FILE);
    failing('script', '/remotes/mf_contoh/2.0.0-b/static/js/lain.js');
    const wait = failedAreFetched();
    answers[0]?.(new TypeError('offline'));
    expect(await isOver(wait)).toBe(false);
    answers[1]?.();
    expect(await isOver(wait)).toBe(true);
  });

  it('is not waited for once it is there, and fetched again when it fails again', async () => {
    failing('script', FILE);
    answers[0]?.();
    expect(await isOver(failedAreFetched())).toBe(true);
    failing('script', FILE);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(await isOver(failedAreFetched())).toBe(false);
  });
});

it.each([
  ['an address that is used once', 'script', `${FILE}?coba=x-1`],
  ['another origin', 'script', `https://lain.example${FILE}`],
  ['a picture', 'img', '/api/gambar/1'],
  ['a hint, whose script tells by itself', 'link', FILE],
] as const)('%s is left alone', (_, tag, address) => {
  failing(tag, address);
  expect(fetch).not.toHaveBeenCalled();
});
