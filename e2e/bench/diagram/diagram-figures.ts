import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { besar, freshPage } from '../browser/opened';
import { atMost, type Figure } from '../figure/figure';
import { resultsFolder } from '../figure/results-folder';
import { measureDiagram } from './diagram';
import { type FirstPictures, measureFirstPictures, traceFirstPicture } from './first-picture';

const diagrams = [
  {
    what: 'one unit',
    path: '/public-display/display-mikro/cascading?satuan_kerja_id=1012',
    firstPicture: 300,
    slowest: 600,
  },
  {
    what: 'the largest unit',
    path: '/public-display/display-mikro/cascading?satuan_kerja_id=1011',
    firstPicture: 300,
    slowest: 600,
  },
  {
    what: 'the whole regency',
    path: '/public-display/display-makro/cascading',
    firstPicture: 350,
    slowest: 600,
  },
] as const;

/**
 * First picture, frames and mounted elements of diagrams out of the big regency. With `--rinci` a trace of each first
 * picture is left behind.
 */
export async function measureDiagrams(browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { what, path, firstPicture, slowest } of diagrams) {
    const pictures = await measureFirstPictures(besar.origin + path);
    const page = await freshPage(browser, besar.origin);
    const measured = await measureDiagram(page, besar.origin + path);
    await page.context().close();
    if (process.argv.includes('--rinci')) {
      const file = join(await resultsFolder(), `gambar-${measured.boxes}.json`);
      await traceFirstPicture(browser, besar.origin, path, file);
      console.log(`  ${what}: ${file}`);
    }
    const of = `diagram of ${what}`;
    const note = `${measured.boxes} boxes`;
    figures.push(
      atMost(
        `${of}: first picture after the data, median of 9`,
        pictures.middle.picture,
        'ms',
        firstPicture,
        `${note}; ${wayOf(pictures)}`,
      ),
      atMost(`${of}: first picture after the data, slowest of 9`, pictures.slowest, 'ms', slowest, note),
      atMost(`${of}: frame p95 panning and zooming`, measured.frame, 'ms', 20, note),
      atMost(`${of}: mounted cytoscape elements`, measured.mountedElements, 'elements', 600),
      atMost(`${of}: HTML cards`, measured.interactiveCards, 'elements', 80),
    );
  }
  return figures;
}

function wayOf({ middle: { tree, sizes, places, painting } }: FirstPictures): string {
  const steps = Object.entries({ tree, sizes, places, painting });
  return steps.map(([name, ms]) => `${name} ${ms.toFixed(0)}`).join(', ');
}
