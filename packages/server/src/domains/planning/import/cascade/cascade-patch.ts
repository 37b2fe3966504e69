import { kunciTeks } from '@selaras/domain';
import type { Patch } from '../../../../kit/resource/row-patch';
import { excerpt, type RowFault } from '../../../../kit/sheet-import/row-faults';
import { titleOf } from './cascade-columns';
import { levelById } from './cascade-levels';
import { type CascadeReferences, codeKey } from './cascade-references';
import type { CascadeContent } from './cascade-rows';

/** Measures that a five-year goal has; quarters and budgets stand at the levels below it. */
const ofFiveYears: readonly string[] = [
  'satuan',
  'polaritas',
  'tipe_hitung',
  'range_min',
  'range_max',
  'target',
];

/** Fields of the API that a row fills, with what its texts stand for; or what they stand for is not there. */
export function patchOf(
  isi: CascadeContent,
  { unit, indukId }: { unit: number; indukId: number },
  references: CascadeReferences,
): { patch: Patch; masalah: RowFault[] } {
  const masalah: RowFault[] = [];
  const { indukField, nomenklaturField } = levelById[isi.tingkat];
  const patch: Record<string, unknown> = { satuan_kerja_id: unit, [indukField]: indukId };
  if (isi.tingkat === 'sasaran-strategis-pd') {
    patch.sasaran_strategis_satker = isi.sasaran;
    patch.iku = isi.indikator;
    for (const [nama, value] of Object.entries(isi.nilai)) {
      if (ofFiveYears.includes(nama)) patch[nama === 'target' ? `target_${references.posisi}` : nama] = value;
      else masalah.push({ kolom: titleOf(nama), pesan: 'Triwulan dan anggaran diisi mulai tingkat Program' });
    }
    return { patch, masalah };
  }
  Object.assign(patch, isi.nilai, { sasaran: isi.sasaran, indikator: isi.indikator });
  if (isi.kode !== null && nomenklaturField !== null) {
    const id = references.nomenklatur.get(codeKey(isi.tingkat, isi.kode));
    if (id === undefined) {
      const pesan = `Kode ${excerpt(isi.kode)} tidak ada di nomenklatur satuan kerja ini untuk tahun ini`;
      masalah.push({ kolom: titleOf('kode'), pesan });
    } else patch[nomenklaturField] = id;
  }
  if (isi.pengampu !== null) {
    const pengampu = pengampuOf(isi.pengampu, references);
    if (pengampu === null) {
      const pesan = `"${excerpt(isi.pengampu)}" bukan jabatan atau tim kerja satuan kerja ini`;
      masalah.push({ kolom: titleOf('pengampu'), pesan });
    } else Object.assign(patch, pengampu);
  }
  return { patch, masalah };
}

function pengampuOf(text: string, { jabatan, timKerja }: CascadeReferences): Patch | null {
  const post = jabatan.get(kunciTeks(text));
  if (post !== undefined) {
    return { pengampu: 'unit-kerja', struktur_organisasi_id: post, tim_kerja_id: null };
  }
  const team = timKerja.get(kunciTeks(text));
  return team === undefined
    ? null
    : { pengampu: 'tim-kerja', tim_kerja_id: team, struktur_organisasi_id: null };
}
