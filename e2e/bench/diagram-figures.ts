import type { Browser } from '@playwright/test';
import { measureDiagram } from './diagram';
import { atMost, type Figure } from './figure';
import { besar, freshPage } from './opened';

const diagrams = [
  {
    what: 'one unit',
    path: '/public-display/display-mikro/cascading?satuan_kerja_id=1012',
    firstPicture: 300,
  },
  {
    what: 'the largest unit',
    path: '/public-display/display-mikro/cascading?satuan_kerja_id=1011',
    firstPicture: 300,
  },
  { what: 'the whole regency', path: '/public-display/display-makro/cascading', firstPicture: 1_000 },
] as const;

/** First picture, frames and mounted elements of diagrams out of the big regency. */
export async function measureDiagrams(browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { what, path, firstPicture } of diagrams) {
    const page = await freshPage(browser, besar.origin);
    const measured = await measureDiagram(page, besar.origin + path);
    await page.context().close();
    const of = `diagram of ${what}`;
    const note = `${measured.boxes} boxes`;
    figures.push(
      atMost(`${of}: first picture after the data`, measured.firstPicture, 'ms', firstPicture, note),
      atMost(`${of}: frame p95 panning and zooming`, measured.frame, 'ms', 20, note),
      atMost(`${of}: mounted cytoscape elements`, measured.mountedElements, 'elements', 600),
      atMost(`${of}: HTML cards`, measured.interactiveCards, 'elements', 80),
    );
  }
  return figures;
}
