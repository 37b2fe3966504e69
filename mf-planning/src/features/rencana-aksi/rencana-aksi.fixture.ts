import type { FakeAnswer, SentRequest } from '@selaras/api-client/testing';
import type { Kunci } from '@selaras/contracts';
import { fakeResource, listOf, openKunci } from '@selaras/resource/testing';
import { optionAnswer } from '../../testing/options.fixture';
import { tiapTriwulan } from '../../testing/per-period';
import { kematianIbu } from '../sasaran-strategis-pd/sasaran-strategis-pd.fixture';
import type { RencanaAksiRow } from './rencana-aksi';

export const pendampingan: RencanaAksiRow = {
  id: 1,
  versi: 1,
  kemampuan: { ubah: true, hapus: true, riwayat: true },
  kunci: openKunci,
  isi_realisasi: true,
  tahun: 2025,
  satuan_kerja: { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'Dinkes' },
  induk: { id: 7, sasaran: 'Turunnya kematian ibu', indikator: 'Angka kematian ibu' },
  rencana_aksi: 'Pendampingan ibu hamil berisiko',
  indikator: 'Jumlah ibu hamil yang didampingi',
  satuan: 'orang',
  polaritas: 'maximize',
  tw1: 10,
  tw2: 20,
  tw3: null,
  tw4: 30,
  tw1_realisasi: 12,
  tw2_realisasi: null,
  tw3_realisasi: null,
  tw4_realisasi: null,
  ...tiapTriwulan('kendala', null),
  ...tiapTriwulan('tindak_lanjut', null),
  ...tiapTriwulan('eviden', null),
  berkas_tw1: [],
  berkas_tw2: [],
  berkas_tw3: [],
  berkas_tw4: [],
  anggaran: 1_000_000,
  kinerja_sub_kegiatan: null,
  sub_kegiatan: null,
  pengampu: null,
  struktur_organisasi: null,
  tim_kerja: null,
};

/** A server with the plans of one unit and of the regency. */
export function fakeRencanaAksi({
  kunci = openKunci,
  rows = [pendampingan],
}: {
  kunci?: Kunci;
  rows?: RencanaAksiRow[];
} = {}) {
  const plan = (path: string, buat: boolean, found: RencanaAksiRow[]) =>
    fakeResource<RencanaAksiRow>({
      path,
      rows: found.map((row) => ({ ...row, kunci })),
      kunci,
      buat,
      rowOf: (body, before) => ({ ...pendampingan, ...before, ...body }),
    });
  const pd = plan('/rencana-aksi-pd', true, rows);
  const rpjmd = plan('/rencana-aksi-rpjmd', false, [{ ...pendampingan, rencana_aksi: 'Gerakan kabupaten' }]);
  return {
    rows: pd.rows,
    answer(request: SentRequest): FakeAnswer {
      const { url, method } = request;
      if (url === '/api/sasaran-strategis-pd') return { data: listOf([kematianIbu]) };
      if (url === '/api/sasaran-strategis-pd/7') return { data: { data: kematianIbu } };
      if (url === '/api/berkas') {
        const berkas = { id: 5, nama: 'Foto kegiatan.png', jenis: 'image/png', ukuran: 6 };
        return { status: 201, data: { data: berkas } };
      }
      const option = optionAnswer(request);
      if (option !== null) return option;
      const whole = url.replace(/\/realisasi$/, '');
      const plan = whole.startsWith('/api/rencana-aksi-pd') ? pd : rpjmd;
      return plan.answer(method === 'PUT' ? { ...request, url: whole } : request);
    },
  };
}
