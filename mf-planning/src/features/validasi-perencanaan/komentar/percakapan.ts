import type { PercakapanRencana, PlanCascadeRow } from '@selaras/contracts';
import { type IsianTemuan, kunciRencana, type Words } from '@selaras/domain';

type Row = Pick<PlanCascadeRow, 'level' | 'id'>;

/** What of a row a thread is about, in words. */
export const isianWords: Words<IsianTemuan> = {
  sasaran: 'Sasaran',
  indikator: 'Indikator',
  satuan: 'Satuan',
  target: 'Target',
  tipe_hitung: 'Cara hitung',
  pengampu: 'Pengampu',
  anggaran: 'Pagu',
};

/** The row that a thread is about. */
export const barisOf = ({ level, baris_id }: Pick<PercakapanRencana, 'level' | 'baris_id'>): Row => ({
  level,
  id: baris_id,
});

const kunciOf = (thread: PercakapanRencana) => kunciRencana(barisOf(thread));

/** The threads about one row. */
export const tentangBaris = (threads: readonly PercakapanRencana[], row: Row): readonly PercakapanRencana[] =>
  threads.filter((thread) => kunciOf(thread) === kunciRencana(row));

/**
 * The open thread about the next row that can be mended, after this one in the order of the list and from its beginning
 * again; undefined where no other row has one.
 */
export function berikutnyaDari(
  threads: readonly PercakapanRencana[],
  row: Row,
): PercakapanRencana | undefined {
  const open = threads.filter(({ selesai, terhapus }) => !selesai && !terhapus);
  const last = open.findLastIndex((thread) => kunciOf(thread) === kunciRencana(row));
  return [...open.slice(last + 1), ...open].find((thread) => kunciOf(thread) !== kunciRencana(row));
}

/** How many threads of each row are open, by its key; a row whose threads are all done has none open. */
export function terbukaPerBaris(threads: readonly PercakapanRencana[]): ReadonlyMap<string, number> {
  const open = new Map<string, number>();
  for (const thread of threads) {
    const kunci = kunciOf(thread);
    open.set(kunci, (open.get(kunci) ?? 0) + (thread.selesai ? 0 : 1));
  }
  return open;
}
