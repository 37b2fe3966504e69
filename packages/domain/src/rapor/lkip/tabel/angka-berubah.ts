import { formatDate } from '../../../time/format-date';
import { kolomNomor, type TabelLaporan } from './tabel-laporan';

/** A figure that is another one than it was; `baris` counts the rows, the total after the last one. */
export interface SelBerubah {
  readonly baris: number;
  readonly kolom: number;
  /** What stood there. */
  readonly semula: string;
}

/** Figures of a table that changed since its text was written, or since the report was handed in. */
export interface AngkaBerubah {
  /** Of the figures that they are compared with, the earliest; ISO 8601. */
  readonly sejak: string;
  readonly sel: SelBerubah[];
}

export type TabelBertanda = TabelLaporan & { readonly berubah?: AngkaBerubah | undefined };

/** A table as it was at a moment, ISO 8601. */
export interface TabelLama {
  readonly pada: string;
  readonly tabel: TabelLaporan;
}

/**
 * Marks in the table that a reader is shown the figures that are others than they were. `kini` is the table that the
 * earlier ones are to be compared with; a reader who is shown another figure than it has sees no mark there. Rows are the
 * same when the words before their first figure are; each is compared with the latest table that has it, the total with
 * the latest that adds up the same rows. Words are not marked, nor are rows that were not there.
 */
export function markTabel<Tabel extends TabelLaporan>(
  tampil: Tabel,
  kini: TabelLaporan,
  lama: readonly TabelLama[],
): Tabel & { berubah?: AngkaBerubah | undefined } {
  const before = new Map<string, { pada: string; tabel: TabelLaporan; sel: readonly string[] }>();
  for (const { pada, tabel } of lama.toSorted((a, b) => (a.pada < b.pada ? -1 : 1))) {
    for (const [key, sel] of rowsOf(tabel)) before.set(key, { pada, tabel, sel });
  }
  const now = new Map(rowsOf(kini));
  const since: string[] = [];
  const sel = rowsOf(tampil).flatMap(([key, cells], baris) => {
    const [old, current] = [before.get(key), now.get(key)];
    if (old === undefined || current === undefined) return [];
    return tampil.kolom.flatMap(({ judul, rata }, kolom): SelBerubah[] => {
      const at = old.tabel.kolom.findIndex((one) => one.judul === judul);
      const same = kini.kolom.findIndex((one) => one.judul === judul);
      const semula = old.sel[at];
      const shown = cells[kolom];
      if (rata !== 'kanan' || semula === undefined || semula === shown || current[same] !== shown) return [];
      since.push(old.pada);
      return [{ baris, kolom, semula }];
    });
  });
  const [sejak] = since.toSorted();
  return sejak === undefined ? tampil : { ...tampil, berubah: { sejak, sel } };
}

/**
 * Rows with what names them, the total last. Rows of the same words are told apart by their order where there are as many
 * of them: among more or fewer nobody knows which is which. A total is named by the rows that it adds up: what is kept of
 * one indicator of a goal is no total of the goal.
 */
function rowsOf({ kolom, baris, total }: TabelLaporan): [key: string, cells: readonly string[]][] {
  const first = kolom.findIndex(({ rata, judul }) => rata === 'kanan' && judul !== kolomNomor.judul);
  const names = baris.map((cells) =>
    JSON.stringify(
      kolom.flatMap(({ judul }, at) => (at < first && judul !== kolomNomor.judul ? [cells[at] ?? ''] : [])),
    ),
  );
  const all = countBy(names);
  const seen = new Map<string, number>();
  const named = baris.map((cells, at): [string, readonly string[]] => {
    const name = names[at] ?? '';
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return [`${name} ${count}/${all.get(name)}`, cells];
  });
  return total === null ? named : [...named, [`jumlah ${names.toSorted().join(' ')}`, total]];
}

function countBy(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** What a changed figure says beside the new one. */
export const kataSemula = (semula: string): string => `(semula ${semula})`;

/** What stands below a table with changed figures. */
export const kalimatBerubah = ({ sejak }: AngkaBerubah): string =>
  `Angka yang ditandai berubah sejak naskahnya ditulis atau diajukan (${formatDate(sejak)}); angka semula di dalam kurung.`;

/** The table with its marks as words, as the files of a draft have it. */
export function tabelDenganKata({ berubah, ...tabel }: TabelBertanda): TabelLaporan {
  if (berubah === undefined) return tabel;
  const marks = new Map(berubah.sel.map(({ baris, kolom, semula }) => [`${baris} ${kolom}`, semula]));
  const told = (cells: readonly string[], baris: number) =>
    cells.map((text, kolom) => {
      const semula = marks.get(`${baris} ${kolom}`);
      return semula === undefined ? text : `${text} ${kataSemula(semula)}`;
    });
  return {
    ...tabel,
    baris: tabel.baris.map(told),
    total: tabel.total && told(tabel.total, tabel.baris.length),
    catatan: [tabel.catatan, kalimatBerubah(berubah)].filter(Boolean).join(' '),
  };
}
