import { perTriwulan } from '../../../kit/seed/figures';
import type { NewRow, Rows } from '../../../kit/seed/rows';
import { DAFTAR_TAHUN } from './rpjmd';

const DINAS_KESEHATAN = 1012;
const tahun = DAFTAR_TAHUN[1];

type Sub = Partial<NewRow<'kinerja_sub_kegiatan'>>;

const withoutTarget: Sub = {
  target: null,
  ...perTriwulan('target', []),
  realisasi: null,
  ...perTriwulan('realisasi', []),
  capaian: null,
  penyebab_kegagalan: null,
};
/** Nobody can sign for it either. */
const withoutOwner: Sub = { pengampu: null, tim_kerja_id: null, status_upload_pk: null };
const withoutDefinition: Sub = { do_narasi: null, do_rumus: null, do_keterangan: null, do_sumber: null };

/** What Dinas Kesehatan has still to write before it can hand in the plan that is open, by sub-activity. */
const gaps: Readonly<Record<string, Sub>> = {
  '1.02.02.2.01.0006': withoutTarget,
  '1.02.02.2.04.0004': withoutTarget,
  '1.02.03.2.02.0003': withoutOwner,
  '1.02.05.2.02.0001': { ...withoutOwner, ...withoutDefinition },
  '1.02.03.2.03.0001': withoutDefinition,
};

/** Takes out of a plan that is still being written what is missing in it. */
export function addGaps(rows: Rows): void {
  const codes = new Map(rows.of('sub_kegiatan').map(({ id, kode }) => [id, kode]));
  for (const { id, satuan_kerja_id, tahun_kinerja, sub_kegiatan_id } of rows.of('kinerja_sub_kegiatan')) {
    if (satuan_kerja_id !== DINAS_KESEHATAN || tahun_kinerja !== tahun) continue;
    const gap = gaps[codes.get(sub_kegiatan_id ?? 0) ?? ''];
    if (gap !== undefined) rows.update('kinerja_sub_kegiatan', id, gap);
  }
}
