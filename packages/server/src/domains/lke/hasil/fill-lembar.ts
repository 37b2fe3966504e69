import type { LkeInstrumen } from '@selaras/contracts';
import { evaluateLke, type HasilLke, type JumlahLke, type NilaiLke } from '@selaras/domain';
import type { StoredIsi, StoredJumlah } from './isi-repository';

/** The kinds of points that come out of a worksheet's answers. */
export type DariLembar = Exclude<HasilLke, 'pleno'>;

/** All points of a worksheet. */
export interface IsiLembar {
  readonly lembar: Readonly<Record<DariLembar, NilaiLke>>;
  /** The plenary's points by component, in the instrument's order; null before there are any. */
  readonly pleno: readonly { readonly nilai: number; readonly alasan: string | null }[] | null;
}

const sumsOf = (rows: readonly StoredJumlah[], name: DariLembar): Map<number, JumlahLke> =>
  new Map(rows.map((row) => [row.sub_komponen_id, { jumlah: row[name], terjawab: row[`${name}_terjawab`] }]));

/** Points of worksheets of one instrument, by their id. */
export function fillLembar(instrumen: LkeInstrumen, rows: readonly StoredIsi[]): Map<number, IsiLembar> {
  const hitung = evaluateLke(instrumen);
  return new Map(
    rows.map(({ penilaian_id, jumlah, pleno }) => [
      penilaian_id,
      {
        lembar: {
          mandiri: hitung(sumsOf(jumlah, 'mandiri')),
          pertama: hitung(sumsOf(jumlah, 'pertama')),
          kedua: hitung(sumsOf(jumlah, 'kedua')),
        },
        pleno: plenoOf(instrumen, pleno),
      },
    ]),
  );
}

function plenoOf({ komponen }: LkeInstrumen, rows: StoredIsi['pleno']): IsiLembar['pleno'] {
  if (rows.length === 0) return null;
  const points = new Map(rows.map((row) => [row.komponen_id, row]));
  return komponen.map(({ id }) => {
    const { nilai = 0, alasan = null } = points.get(id) ?? {};
    return { nilai, alasan };
  });
}
