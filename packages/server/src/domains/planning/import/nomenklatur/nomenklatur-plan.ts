import { nomenklaturWords } from '@selaras/domain';
import type { PlannedRow } from '../../../../kit/import/import-kind';
import { type NomenklaturContent, type NomenklaturRow, titleOf } from './nomenklatur-rows';

/** What the database has of a code. */
export interface StoredNomenklatur {
  readonly kode: string;
  readonly nama: string;
  readonly pagu: number;
  readonly indikator_kemendagri: string | null;
  readonly satuan_kemendagri: string | null;
}

const changedColumns = ['nama', 'pagu', 'indikator_kemendagri', 'satuan_kemendagri'] as const;

/**
 * What happens to each row: new, changed, the same, or refused. A row without the row above it, in the file or in the
 * database, is refused, and so is everything below a refused one. Running a file again finds everything the same.
 */
export function planNomenklatur(
  rows: readonly NomenklaturRow[],
  lama: ReadonlyMap<string, StoredNomenklatur>,
  namaTahunLalu: ReadonlyMap<string, string>,
): PlannedRow<NomenklaturContent>[] {
  const byKode = new Map(rows.flatMap(({ isi }) => (isi === null ? [] : [[isi.kode, isi] as const])));

  const stands = (kode: string): boolean => {
    if (lama.has(kode)) return true;
    const isi = byKode.get(kode);
    return isi !== undefined && (isi.induk === null || stands(isi.induk));
  };

  return rows.map(({ nomor, kode, nama, isi, masalah }) => {
    const base = {
      nomor,
      kode,
      nama,
      isi,
      tingkat: isi && nomenklaturWords[isi.tingkat],
      nama_tahun_lalu: namaTahunLalu.get(kode) ?? null,
      perubahan: [],
    };
    if (isi === null) return { ...base, keadaan: 'masalah', masalah: [...masalah] };
    if (isi.induk !== null && !stands(isi.induk)) {
      const pesan = `Induknya, ${isi.induk}, tidak ada di berkas ini maupun di data tahun ini`;
      return { ...base, keadaan: 'masalah', masalah: [{ kolom: titleOf('kode'), pesan, ofOther: true }] };
    }
    const now = lama.get(kode);
    if (now === undefined) return { ...base, keadaan: 'baru', masalah: [] };
    const perubahan = changedColumns.flatMap((key) =>
      isi[key] === null || isi[key] === now[key]
        ? []
        : [{ kolom: titleOf(key), sebelum: now[key], sesudah: isi[key] }],
    );
    return { ...base, keadaan: perubahan.length === 0 ? 'sama' : 'berubah', masalah: [], perubahan };
  });
}
