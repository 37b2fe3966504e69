import type { Frame, Page } from '@playwright/test';
import { hostServer } from '../../server/servers';
import { hostOf, type Pair, pathOf } from './pairs';

/** What a host's page offers to the suite: see `hosts/guest.js`. */
interface Guest {
  readonly events: readonly (readonly [name: string, detail: Record<string, unknown> | null])[];
  mount(): unknown;
  update(part: object): unknown;
  unmount(): unknown;
  handle(): { focusNode(key: string): boolean; exportPng(options: object): Promise<Blob> };
}

type GuestWindow = Window & { guest: Guest };

/** Opens the page of a pair, with nothing mounted yet. */
export async function openPair(page: Page, pair: Pair) {
  await page.goto(`${hostServer.origin}${pathOf(pair)}`);
  const frame = await frameOf(page, pair);
  await frame.waitForFunction(() => 'guest' in window);
  const diagram = frame.locator('[data-state=ready]');
  return {
    frame,
    guest: guestIn(frame),
    place: frame.locator('#cascading'),
    diagram,
    surface: diagram.locator('[aria-roledescription=diagram]'),
  };
}

/** Where the host's page is. */
async function frameOf(page: Page, pair: Pair): Promise<Frame> {
  if (!hostOf(pair.host).framed) return page.mainFrame();
  const inner = await page.locator('iframe').elementHandle();
  const frame = await inner?.contentFrame();
  if (!frame) throw new Error('The page has no frame');
  return frame;
}

/** What the page offers as `window.guest`. */
function guestIn(frame: Frame) {
  return {
    mount: () => frame.evaluate(async () => void (await (window as unknown as GuestWindow).guest.mount())),
    update: (part: object) =>
      frame.evaluate(
        async (given) => void (await (window as unknown as GuestWindow).guest.update(given)),
        part,
      ),
    unmount: () =>
      frame.evaluate(async () => void (await (window as unknown as GuestWindow).guest.unmount())),
    told: (name: string) =>
      frame.evaluate(
        (wanted) =>
          (window as unknown as GuestWindow).guest.events
            .filter(([one]) => one === wanted)
            .map(([, detail]) => detail),
        name,
      ),
    focusNode: (key: string) =>
      frame.evaluate((wanted) => (window as unknown as GuestWindow).guest.handle().focusNode(wanted), key),
    /** The name that a file of the picture begins with. */
    png: () =>
      frame.evaluate(async () => {
        const blob = await (window as unknown as GuestWindow).guest.handle().exportPng({ ratio: 0.25 });
        return String.fromCharCode(...new Uint8Array(await blob.slice(1, 4).arrayBuffer()));
      }),
  };
}
