import type { AlurLkip, AnalisisBagian } from '@selaras/contracts';
import {
  type BabLkip,
  babLkip,
  bagianLkipWords,
  isBagianLkip,
  type KeadaanBagianLkip,
  type KodeBagianLkip,
} from '@selaras/domain';
import { idBagian, judulBab } from '../lkip/lkip-chapters';

/** How many of several texts are written. */
export interface Hitungan {
  readonly ditulis: number;
  readonly dari: number;
}

/** A line of the contents: a section of the report, a goal in it, or one of a goal's analyses. */
export interface ButirIsi {
  /** Id of what it leads to. */
  readonly id: string;
  readonly judul: string;
  readonly keadaan: KeadaanBagianLkip;
  /** Narratives of a goal or an analysis; null: a text of its own. */
  readonly hitungan: Hitungan | null;
  readonly anak: readonly ButirIsi[];
}

/** A chapter with its lines, and how many of the sections that are counted are written. */
export interface BabIsi {
  readonly bab: BabLkip;
  readonly judul: string;
  readonly butir: readonly ButirIsi[];
  readonly hitungan: Hitungan;
}

/** The section below which the analyses of every goal stand. */
const CAPAIAN: KodeBagianLkip = 'capaian-kinerja';

/** The contents of a report: states of its sections as the server tells them, and its goals once they are known. */
export function isiLaporan(
  bagian: AlurLkip['bagian'],
  analisis: readonly AnalisisBagian[] | undefined,
): BabIsi[] {
  const known = bagian.flatMap(({ kode, keadaan }) => (isBagianLkip(kode) ? { kode, keadaan } : []));
  return babLkip.map((bab) => {
    const own = known.filter(({ kode }) => bagianLkipWords[kode].bab === bab);
    return {
      bab,
      judul: judulBab(bab),
      hitungan: hitungBagian(own),
      butir: own.flatMap(({ kode, keadaan }): ButirIsi[] => [
        { id: idBagian(kode), judul: bagianLkipWords[kode].judul, keadaan, hitungan: null, anak: [] },
        ...(kode === CAPAIAN ? goalsOf(analisis ?? []) : []),
      ]),
    };
  });
}

/** Sections that are written, of those that are or have to be: what may stay without words is not missed. */
export function hitungBagian(bagian: readonly { readonly keadaan: KeadaanBagianLkip }[]): Hitungan {
  const ditulis = bagian.filter(({ keadaan }) => keadaan === 'ditulis').length;
  return { ditulis, dari: ditulis + bagian.filter(({ keadaan }) => keadaan === 'belum').length };
}

function goalsOf(analisis: readonly AnalisisBagian[]): ButirIsi[] {
  const goals: (ButirIsi & { anak: ButirIsi[] })[] = [];
  for (const { kode, judul, tingkat, ditulis, dari } of analisis) {
    const keadaan = ditulis >= dari ? 'ditulis' : 'belum';
    const line = { id: kode, judul, keadaan, hitungan: { ditulis, dari }, anak: [] } as const;
    if (tingkat === 2) goals.push({ ...line, anak: [] });
    else goals.at(-1)?.anak.push(line);
  }
  return goals;
}

/** Ids of the lines in the order in which they stand on the page. */
export const idsOf = (butir: readonly ButirIsi[]): string[] =>
  butir.flatMap(({ id, anak }) => [id, ...idsOf(anak)]);
