import type { Pekerjaan, Tujuan } from '@selaras/contracts';
import { formatDecimal } from '@selaras/domain';

/** What waits behind one entry of the menu, over all years that are open. */
export interface Waiting {
  readonly jumlah: number;
  readonly terlambat: number;
  /** `10 menunggu di 2025, 6 terlambat` */
  readonly words: string;
}

type Queue = readonly Pekerjaan[];

const sum = (queue: Queue, count: 'jumlah' | 'terlambat') =>
  queue.reduce((total, one) => total + one[count], 0);

function byYear(queue: Queue): Map<number | null, Queue> {
  const years = new Map<number | null, Pekerjaan[]>();
  for (const one of queue.toSorted((a, b) => (a.tahun ?? 0) - (b.tahun ?? 0))) {
    years.set(one.tahun, [...(years.get(one.tahun) ?? []), one]);
  }
  return years;
}

/** ` di 2025`; nothing where work belongs to no year. */
const diTahun = (tahun: number | null) => (tahun === null ? '' : ` di ${tahun}`);
const inYear = ([tahun, queue]: readonly [number | null, Queue]) =>
  `${formatDecimal(sum(queue, 'jumlah'))}${diTahun(tahun)}`;

function wordsOf(queue: Queue): string {
  const years = [...byYear(queue)];
  const [only] = years;
  const late = sum(queue, 'terlambat');
  const all = formatDecimal(sum(queue, 'jumlah'));
  const told =
    years.length === 1 && only !== undefined
      ? `${all} menunggu${diTahun(only[0])}`
      : `${all} menunggu: ${years.map(inYear).join(', ')}`;
  return late > 0 ? `${told}, ${formatDecimal(late)} terlambat` : told;
}

/** What waits behind each address; work whose page is no queue, or that the reader does not have, is left out. */
export function waitingByPath(
  pekerjaan: Queue,
  pathOf: (tujuan: Tujuan) => string | null,
): ReadonlyMap<string, Waiting> {
  const byPath = new Map<string, Pekerjaan[]>();
  for (const one of pekerjaan.filter(({ antrean }) => antrean)) {
    const path = pathOf(one.tujuan);
    if (path !== null) byPath.set(path, [...(byPath.get(path) ?? []), one]);
  }
  return new Map(
    [...byPath].map(([path, queue]) => [
      path,
      { jumlah: sum(queue, 'jumlah'), terlambat: sum(queue, 'terlambat'), words: wordsOf(queue) },
    ]),
  );
}

/** Work that one page has in another year. */
interface OtherYear {
  readonly tahun: number;
  readonly jumlah: number;
  readonly tujuan: Tujuan;
}

/** Years in which work waits on a page that has none of it in this one, the latest first. */
export function otherYears(pekerjaan: Queue, halaman: string, tahun: number): OtherYear[] {
  const years = byYear(pekerjaan.filter((one) => one.antrean && one.tujuan.halaman === halaman));
  if (years.has(tahun)) return [];
  return [...years]
    .flatMap(([year, queue]) => {
      const [first] = queue;
      return first === undefined || year === null
        ? []
        : [{ tahun: year, jumlah: sum(queue, 'jumlah'), tujuan: first.tujuan }];
    })
    .reverse();
}
