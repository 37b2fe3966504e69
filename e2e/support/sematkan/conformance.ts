import { expect, type Page, test } from '@playwright/test';
import { hostServer } from '../../server/servers';
import type { Check } from './checks';
import { conformFrame } from './conform-frame';
import { openPair } from './guest';
import { hostOf, type Pair } from './pairs';
import { watchPage } from './quiet';
import { focused, lookAround, readAround } from './surroundings';

/** Unit of every page, another one, and one whose tree the suite lets fail. */
const units = { first: 1012, other: 1013, failing: 1014 };
const TREE = '**/api/public-display/cascading?*';

/** What is added to a page's globals by loading a remote: the bundlers' own registers, and ours. */
const FEDERATION =
  /^(Selaras|__FEDERATION__|__VMOK__|__GLOBAL_LOADING_REMOTE_ENTRY__|__mf|chunk_|(webpack|rspack)Chunk|mf_cascading)/i;

/**
 * Holds the diagram to everything that the contract promises, in the page of one pair. `picture` is called while the
 * diagram stands in the page with a box selected; `passed` gets each check that held.
 */
export async function conform(
  page: Page,
  pair: Pair,
  { picture = async () => {}, passed = [] }: { picture?: () => Promise<void>; passed?: Check[] } = {},
): Promise<void> {
  if (pair.adapter === 'bingkai') return conformFrame(page, pair, { picture, passed });
  const check = async (name: Check, act: () => Promise<void>) => {
    await test.step(name, act);
    passed.push(name);
  };
  const complaints = await watchPage(page);
  const { frame, guest, place, diagram, surface } = await openPair(page, pair);

  await frame.locator('#penekan').focus();
  await lookAround(frame);
  const before = await readAround(frame);
  const outer = await readAround(page);

  await check('ready', async () => {
    await guest.mount();
    await expect(diagram).toBeVisible();
    await expect(diagram.getByRole('toolbar')).toBeVisible();
    expect(await guest.told('ready')).toEqual([{ boxes: 64, tahun: 2024 }]);
  });

  await check('ukuran', async () => {
    const room = await place.evaluate(roomOf);
    const own = await place.locator('selaras-diagram, selaras-cascading').boundingBox();
    expect({ width: own?.width, height: own?.height }).toEqual(room);
    const drawn = await surface.boundingBox();
    expect(drawn?.width).toBeGreaterThan(250);
    expect(drawn?.height).toBeGreaterThan(200);
    // Nothing of it lies below what can be seen.
    const [end, bottom] = [own, drawn].map((box) => (box?.y ?? 0) + (box?.height ?? 0));
    expect(bottom).toBeLessThanOrEqual(end ?? 0);
  });

  await check('gaya', async () => {
    // What the page says of buttons, texts and canvases is not said of ours.
    const tool = await diagram.getByRole('toolbar').getByRole('button').first().evaluate(styleOf);
    expect(tool).toEqual({ ...ownStyle, display: 'flex', fontSize: '14px' });
    const heading = await diagram.getByRole('heading').first().evaluate(styleOf);
    expect(heading).toEqual({ ...ownStyle, display: 'block', fontSize: '16px' });
  });

  const untouched = async () => {
    // Parts of the diagram stand in the head of the page while they are on their way.
    await expect(frame.locator('head > script[data-rspack]')).toHaveCount(0);
    expect(await readAround(frame)).toEqual(before);
    expect(await readAround(page)).toEqual(outer);
    const { globals, builtIn } = await lookAround(frame);
    expect(builtIn).toEqual([]);
    const federated = hostOf(pair.host).bundler !== undefined;
    expect(globals.filter((name) => !(federated && FEDERATION.test(name)))).toEqual([]);
  };

  await check('sekitar', async () => {
    await untouched();
    expect(await focused(frame)).toBe('penekan');
  });

  await check('perbarui', async () => {
    await guest.update({ locale: 'en' });
    await expect(diagram.getByRole('heading', { name: 'Performance Cascade' })).toBeVisible();
    await guest.update({ satuanKerjaId: units.other });
    await expect
      .poll(async () => (await guest.told('ready')).at(-1))
      .toEqual({ boxes: expect.any(Number), tahun: 2024 });
    await expect.poll(async () => (await guest.told('ready')).at(-1)?.boxes).not.toBe(64);
    await guest.update({ satuanKerjaId: units.first });
    await expect.poll(async () => (await guest.told('ready')).at(-1)).toEqual({ boxes: 64, tahun: 2024 });
    await untouched();
    expect(await focused(frame)).toBe('penekan');
  });

  await check('pilih', async () => {
    await surface.focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => guest.told('select'))
      .toEqual([
        expect.objectContaining({ key: expect.stringMatching(/^[a-z-]+:\d+$/), sasaran: expect.any(String) }),
      ]);
    await expect(diagram.locator('aside')).toBeVisible();
    await picture();
  });

  await check('pegangan', async () => {
    const [selected] = await guest.told('select');
    expect(await guest.focusNode('tidak-ada:1')).toBe(false);
    expect(await guest.focusNode(String(selected?.key))).toBe(true);
    expect(await guest.png()).toBe('PNG');
  });

  await check('galat', async () => {
    await page.route(TREE, (route) => route.fulfill({ status: 503, json: {}, headers: cors }));
    await guest.update({ satuanKerjaId: units.failing });
    const alert = frame.getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    expect((await guest.told('error')).at(-1)).toEqual({
      code: 'TIDAK_TERJANGKAU',
      message: expect.stringContaining('cannot be reached'),
    });
    await page.unroute(TREE);
    await alert
      .getByRole('button', { name: 'Try again' })
      .or(frame.getByRole('button', { name: 'Try again' }))
      .first()
      .press('Enter');
    await expect(diagram).toBeVisible();
  });

  await check('lepas', async () => {
    await guest.unmount();
    await expect(frame.locator('selaras-diagram, selaras-cascading')).toHaveCount(0);
    await expect(place).toBeEmpty();
    expect({ ...(await readAround(frame)), scroll: null }).toEqual({ ...before, scroll: null });
    const { builtIn } = await lookAround(frame);
    expect(builtIn).toEqual([]);
  });

  await check('tenang', async () => expect(await complaints()).toEqual([]));
}

const cors = { 'Access-Control-Allow-Origin': hostServer.origin };

const ownStyle = { boxSizing: 'border-box', letterSpacing: 'normal', textTransform: 'none', float: 'none' };

/** Runs in the page: what an element has for its content. */
function roomOf(element: Element) {
  const style = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  const outside = (...sides: string[]) =>
    sides
      .flatMap((side) => [`padding-${side}`, `border-${side}-width`])
      .reduce((sum, name) => sum + Number.parseFloat(style.getPropertyValue(name)), 0);
  return { width: width - outside('left', 'right'), height: height - outside('top', 'bottom') };
}

/** Runs in the page. */
function styleOf(element: Element) {
  const { boxSizing, display, letterSpacing, fontSize, textTransform, float } = getComputedStyle(element);
  return { boxSizing, display, letterSpacing, fontSize, textTransform, float };
}
