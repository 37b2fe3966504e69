import type { Page } from '@playwright/test';
import { weigh } from '../../bench/browser/page-weight';
import { servers } from '../../server/servers';
import { familyPages, STANDS } from '../../support/pages/family-pages';
import { expect, loaded, signedIn, test } from '../../support/portal';

/** Requests one after the other from the HTML to the last of the data that a page begins with. */
const DEPTH = 3;

// The demo as it is, whatever other stories have put into theirs.
test.use({ journey: 'angka-halaman' });

/** Addresses of the data that a page asks for from now on. */
function questionsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  return asked;
}

/** Runs in the page: sheets of font faces that have other rules too, by what they begin with. */
const mixedSheets = () =>
  [...document.styleSheets]
    .map(({ cssRules }) => [...cssRules])
    .filter((rules) => new Set(rules.map((rule) => rule instanceof CSSFontFaceRule)).size > 1)
    .map(([first]) => first?.cssText);

for (const { address, visitor, limits } of familyPages) {
  test(`${address} asks for nothing twice, and for no more than it may`, { tag: '@core' }, async ({
    page,
  }) => {
    if (visitor !== null) await signedIn(page, visitor);
    const asked = questionsOf(page);
    const { depth } = await weigh(page, servers.demo.origin + address, STANDS);
    await loaded(page);
    expect(depth).toBeLessThanOrEqual(DEPTH);
    expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(limits.questions);
    expect(await page.locator('*').count()).toBeLessThanOrEqual(limits.nodes);
    // Each rule that comes into such a sheet has the whole page laid out once more.
    expect(await page.evaluate(mixedSheets)).toEqual([]);
  });
}
