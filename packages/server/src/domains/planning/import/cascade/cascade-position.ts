import { cuplikan, type Masalah } from '../../../../kit/sheet-import/row-faults';
import { type AcuanKaskade, type KinerjaAda, kunciKode, kunciSama, kunciTeks } from './cascade-references';
import type { IsiKaskade } from './cascade-rows';

/** Where a row belongs, and which performance it changes: the one it names, or the one that says the same there. */
export interface Letak {
  readonly indukId: number;
  readonly ada: KinerjaAda | undefined;
}

/** `ids` are those of the rows before it, by their number in the file. */
export function letakOf(
  isi: IsiKaskade,
  ids: ReadonlyMap<number, number>,
  acuan: AcuanKaskade,
): Letak | { readonly masalah: Masalah } {
  const named = isi.id === null ? undefined : acuan.kinerja.get(kunciKode(isi.tingkat, String(isi.id)));
  if (isi.id !== null && named === undefined) {
    const pesan = `ID ${isi.id} bukan ${isi.tingkat.replaceAll('-', ' ')} satuan kerja ini pada tahun ini`;
    return { masalah: { kolom: 'ID', pesan } };
  }
  const induk = indukOf(isi, ids, acuan, named);
  if (typeof induk !== 'number') return { masalah: induk };
  const same = acuan.kinerjaSama.get(kunciSama(isi.tingkat, induk, isi.indikator));
  return { indukId: induk, ada: named ?? same };
}

function indukOf(
  isi: IsiKaskade,
  ids: ReadonlyMap<number, number>,
  { rpjmd }: AcuanKaskade,
  named: KinerjaAda | undefined,
): number | Masalah {
  if (isi.indukNomor !== null) {
    const pesan = `Baris ${isi.indukNomor}, induknya, bermasalah`;
    return ids.get(isi.indukNomor) ?? { kolom: 'Tingkat', pesan };
  }
  if (isi.indikatorRpjmd === null && named !== undefined) return named.induk_id;
  const pesan =
    isi.indikatorRpjmd === null
      ? 'Wajib diisi untuk Sasaran PD yang baru'
      : `"${cuplikan(isi.indikatorRpjmd)}" bukan indikator sasaran strategis RPJMD periode ini`;
  return rpjmd.get(kunciTeks(isi.indikatorRpjmd ?? '')) ?? { kolom: 'Indikator RPJMD', pesan };
}
