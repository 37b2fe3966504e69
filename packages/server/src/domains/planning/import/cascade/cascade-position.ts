import { kunciTeks } from '@selaras/domain';
import { excerpt, type RowFault } from '../../../../kit/sheet-import/row-faults';
import { titleOf } from './cascade-columns';
import { type CascadeReferences, codeKey, type StoredKinerja, sameKey } from './cascade-references';
import type { CascadeContent } from './cascade-rows';

/** Where a row belongs, and which performance it changes: the one it names, or the one that says the same there. */
export interface Position {
  readonly indukId: number;
  readonly ada: StoredKinerja | undefined;
}

/** `ids` are those of the rows before it, by their number in the file. */
export function positionOf(
  isi: CascadeContent,
  ids: ReadonlyMap<number, number>,
  references: CascadeReferences,
): Position | { readonly masalah: RowFault } {
  const named = isi.id === null ? undefined : references.kinerja.get(codeKey(isi.tingkat, String(isi.id)));
  if (isi.id !== null && named === undefined) {
    const pesan = `ID ${isi.id} bukan ${isi.tingkat.replaceAll('-', ' ')} satuan kerja ini pada tahun ini`;
    return { masalah: { kolom: titleOf('id'), pesan } };
  }
  const induk = parentOf(isi, ids, references, named);
  if (typeof induk !== 'number') return { masalah: induk };
  const same = references.kinerjaSama.get(sameKey(isi.tingkat, induk, isi.indikator));
  return { indukId: induk, ada: named ?? same };
}

function parentOf(
  isi: CascadeContent,
  ids: ReadonlyMap<number, number>,
  { rpjmd }: CascadeReferences,
  named: StoredKinerja | undefined,
): number | RowFault {
  if (isi.indukNomor !== null) {
    const pesan = `Baris ${isi.indukNomor}, induknya, bermasalah`;
    return ids.get(isi.indukNomor) ?? { kolom: titleOf('tingkat'), pesan, ofOther: true };
  }
  if (isi.indikatorRpjmd === null && named !== undefined) return named.induk_id;
  const pesan =
    isi.indikatorRpjmd === null
      ? 'Wajib diisi untuk Sasaran PD yang baru'
      : `"${excerpt(isi.indikatorRpjmd)}" bukan indikator sasaran strategis RPJMD periode ini`;
  return rpjmd.get(kunciTeks(isi.indikatorRpjmd ?? '')) ?? { kolom: titleOf('induk'), pesan };
}
