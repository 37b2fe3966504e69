import type { SentRequest } from '@selaras/api-client/testing';
import type { Kunci } from '@selaras/contracts';
import type { Row } from '@selaras/resource/core';
import { fakeResource, listOf, openKunci } from '@selaras/resource/testing';
import { optionAnswer } from '../../testing/options.fixture';
import { tiapTriwulan } from '../../testing/per-period';
import { kematianIbu } from '../sasaran-strategis-pd/sasaran-strategis-pd.fixture';
import type { kinerjaProgram } from './kinerja-program';

export type KinerjaProgramRow = Row<typeof kinerjaProgram>;

export const ibuHamil: KinerjaProgramRow = {
  id: 1,
  versi: 1,
  kemampuan: { ubah: true, hapus: true, riwayat: true },
  kunci: openKunci,
  tahun_kinerja: 2025,
  satuan_kerja: { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'Dinkes' },
  sasaran: 'Meningkatnya kesehatan ibu',
  indikator: 'Cakupan pelayanan ibu hamil',
  satuan: 'persen',
  polaritas: 'maximize',
  range_min: null,
  range_max: null,
  tipe_hitung: 'posisi_akhir',
  target: 90,
  realisasi: null,
  capaian: null,
  anggaran: 1_000_000,
  realisasi_anggaran: null,
  pengampu: 'unit-kerja',
  struktur_organisasi: {
    id: 51,
    jabatan_nama: 'Kepala Bidang Kesehatan Masyarakat',
    unit_kerja_nama_full: null,
  },
  tim_kerja: null,
  status_upload_pk: null,
  skp: false,
  csf_gagal: false,
  ...tiapTriwulan('target', null),
  ...tiapTriwulan('realisasi', null),
  ...tiapTriwulan('anggaran', null),
  ...tiapTriwulan('realisasi_anggaran', null),
  do_narasi: null,
  do_rumus: '\\frac{a}{b}',
  do_keterangan: null,
  do_sumber: null,
  penyebab_kegagalan: null,
  kinerja_tercapai: [],
  kinerja_tidak_tercapai: [],
  solusi: [],
  is_kinerja_direktur_to_wakil_direktur_rsud: false,
  kinerja_bayangan_sasaran: null,
  kinerja_bayangan_indikator: null,
  anak: [],
  sasaran_strategis_pd: kematianIbu,
  program: { id: 31, kode: '1.02.02', nama: 'Program Upaya Kesehatan' },
};

/** Programme performances of a small server, with the option lists around them. */
export function fakeKinerjaProgram(
  rows: KinerjaProgramRow[] = [ibuHamil],
  { kunci = openKunci, buat = true }: { kunci?: Kunci; buat?: boolean } = {},
) {
  const resource = fakeResource<KinerjaProgramRow>({
    path: '/kinerja-program',
    rows: rows.map((row) => ({ ...row, kunci })),
    kunci,
    buat,
    rowOf: (body, before) => ({ ...ibuHamil, ...before, ...body }),
  });
  return {
    ...resource,
    answer: (request: SentRequest) => {
      if (request.url === '/api/sasaran-strategis-pd') {
        return { data: listOf([kematianIbu]) };
      }
      return optionAnswer(request) ?? resource.answer(request);
    },
  };
}
