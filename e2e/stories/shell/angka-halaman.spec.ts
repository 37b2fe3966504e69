import type { Page } from '@playwright/test';
import { weigh } from '../../bench/page-weight';
import type { Account } from '../../support/accounts';
import { expect, loaded, signedIn, test } from '../../support/portal';
import { servers } from '../../support/servers';

/** Requests one after the other from the HTML to the last of the data that a page begins with. */
const DEPTH = 3;

interface Limits {
  /** Data that a page may ask for until it stands. */
  readonly questions: number;
  /** Elements that it may have then. */
  readonly nodes: number;
}

/** A page of each family as the demo has it: as many questions as it needs, and a tenth more elements than it has. */
const pages: readonly (readonly [address: string, visitor: Account | null, limits: Limits])[] = [
  ['/', null, { questions: 1, nodes: 1030 }],
  ['/public-display/display-makro/dashboard', null, { questions: 2, nodes: 1630 }],
  ['/dashboard', 'pemda', { questions: 6, nodes: 2000 }],
  ['/kinerja-program', 'dinkes', { questions: 5, nodes: 960 }],
  ['/kinerja-program/create', 'dinkes', { questions: 9, nodes: 880 }],
  ['/kamus-indikator', 'dinkes', { questions: 5, nodes: 1620 }],
  ['/validasi-perencanaan/1012', 'val_rencana1', { questions: 8, nodes: 360 }],
  ['/display-makro/capaian-kinerja-kegiatan', 'super', { questions: 5, nodes: 1520 }],
  ['/display-mikro/rkt', 'dinkes', { questions: 6, nodes: 980 }],
  ['/display-mikro/cascading', 'dinkes', { questions: 5, nodes: 980 }],
  ['/lke/rekap-pd', 'super', { questions: 5, nodes: 1280 }],
  ['/rapor-kinerja/1/rank', 'super', { questions: 5, nodes: 1100 }],
  ['/lkip/bab-3', 'pemda', { questions: 11, nodes: 4910 }],
  ['/tim-kerja', 'super', { questions: 5, nodes: 1080 }],
];

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

/** Nothing of the page is on its way, and nothing stands in the place of something. */
const STANDS = 'html[data-loading="false"]:not(:has([data-awaited])) main h1';

for (const [address, visitor, limits] of pages) {
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
  });
}
