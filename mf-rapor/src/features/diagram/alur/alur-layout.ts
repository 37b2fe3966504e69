import type { UkuranRapor } from '@selaras/domain';
import { type Alur, type BagianAlur, langkahAlur } from './alur-model';

/** Height of all items of the first step together, px. */
const WHOLE = 320;
/** Every part has room for its words, whatever its size, px. */
const LEAST_STEP = 64;
const GAP = 16;
/** Widths in hundredths of a step. */
export const STEP = 100;
const BAR = 3;

interface PlacedBagian {
  readonly bagian: BagianAlur;
  /** Number of its step from the left, 0 to 3. */
  readonly kolom: number;
  readonly top: number;
  /** As high as its share of the first step. */
  readonly height: number;
}

interface PlacedSungai {
  readonly key: string;
  /** Outline as the `d` of a path, in hundredths of a step across and px down. */
  readonly d: string;
  readonly dari: BagianAlur;
  readonly ke: BagianAlur;
}

export interface AlurLayout {
  readonly bagian: readonly PlacedBagian[];
  readonly sungai: readonly PlacedSungai[];
  readonly height: number;
}

/**
 * Places of the diagram's parts: steps from left to right, heights in one scale for all, so that they may be compared. A
 * part without any of what is measured is as high as a hair.
 */
export function alurLayout({ bagian, sungai }: Alur, ukuran: UkuranRapor): AlurLayout {
  const whole = bagian
    .filter(({ langkah }) => langkah === 'asal')
    .reduce((sum, part) => sum + part[ukuran], 0);
  const scale = whole === 0 ? 0 : WHOLE / whole;
  const placed = langkahAlur.flatMap((langkah, kolom) => {
    let top = 0;
    return bagian
      .filter((part) => part.langkah === langkah)
      .map((part) => {
        const height = Math.max(1, part[ukuran] * scale);
        const place = { bagian: part, kolom, top, height };
        top += Math.max(LEAST_STEP, height + GAP);
        return place;
      });
  });
  const byKey = new Map(placed.map((place) => [place.bagian.key, { place, out: 0, in: 0 }]));
  const order = placed.map(({ bagian: { key } }) => key);
  const ordered = [...sungai].sort(
    (a, b) => order.indexOf(a.dari) - order.indexOf(b.dari) || order.indexOf(a.ke) - order.indexOf(b.ke),
  );
  return {
    bagian: placed,
    sungai: ordered.flatMap((river) => {
      const [from, to] = [byKey.get(river.dari), byKey.get(river.ke)];
      if (from === undefined || to === undefined || river[ukuran] === 0) return [];
      const thick = river[ukuran] * scale;
      const d = ribbon(
        from.place.kolom * STEP + BAR,
        from.place.top + from.out,
        to.place.kolom * STEP,
        to.place.top + to.in,
        thick,
      );
      from.out += thick;
      to.in += thick;
      return [{ key: `${river.dari}>${river.ke}`, d, dari: from.place.bagian, ke: to.place.bagian }];
    }),
    height: placed.reduce((most, { top, height }) => Math.max(most, top + Math.max(LEAST_STEP, height)), 0),
  };
}

/** A band of one thickness that leaves and arrives straight. */
function ribbon(x0: number, y0: number, x1: number, y1: number, thick: number): string {
  const middle = (x0 + x1) / 2;
  const curve = (fromY: number, x: number, y: number) => `C${middle},${fromY} ${middle},${y} ${x},${y}`;
  return `M${x0},${y0} ${curve(y0, x1, y1)} V${y1 + thick} ${curve(y1 + thick, x0, y0 + thick)} Z`;
}
