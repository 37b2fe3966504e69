import type { Browser } from '@playwright/test';
import { besar } from '../browser/opened';
import { type Conditions, slow, unthrottled, vitalsOf } from '../browser/vitals';
import { atMost, type Figure, median } from '../figure/figure';

const ROUNDS = 3;
const UNIT = 1012;
const REMOTE = 'mf_display';
/** The poverty rate, which every regency promises. */
const INDICATOR = { pemilik: 'kabupaten', id: '1' };
/** A page stands when its heading does and nothing of it is awaited any more. */
const STANDS = 'main:not(:has([aria-busy=true])) h1';

interface Registry {
  readonly remotes: Readonly<Record<string, { manifest: { pages: { path: string; layout: string }[] } }>>;
}

/** Every page of the displays that citizens have: when its largest part stands, and how far things jump. */
export async function measureDisplays(browser: Browser): Promise<Figure[]> {
  const paths = await publicPages();
  const figures: Figure[] = [];
  for (const [name, conditions, target, rounds] of [
    ['unthrottled', unthrottled, 0.5, ROUNDS],
    ['4× CPU, 150 ms', slow, 2.5, 1],
  ] as [string, Conditions, number, number][]) {
    for (const path of paths) {
      const samples = [];
      for (let round = 0; round < rounds; round += 1) {
        samples.push(
          await vitalsOf(browser, { origin: besar.origin, path, account: null, shown: STANDS, conditions }),
        );
      }
      const lcp = median(samples.map((sample) => sample.lcp)) / 1000;
      figures.push(atMost(`LCP ${path}, ${name}`, lcp, 's', target));
      figures.push(atMost(`CLS ${path}, ${name}`, Math.max(...samples.map(({ cls }) => cls)), 'shift', 0.02));
    }
  }
  return figures;
}

/** Addresses of the displays' public pages, as the registry of the portal names them. */
async function publicPages(): Promise<string[]> {
  const { remotes } = (await (await fetch(`${besar.origin}/registry.json`)).json()) as Registry;
  const pages = remotes[REMOTE]?.manifest.pages ?? [];
  return pages
    .filter(({ layout }) => layout === 'guest')
    .map(({ path }) => {
      const open = path.replace('{pemilik}', INDICATOR.pemilik).replace('{id}', INDICATOR.id);
      return open.includes('/display-mikro/') ? `${open}?satuan_kerja_id=${UNIT}` : open;
    });
}
