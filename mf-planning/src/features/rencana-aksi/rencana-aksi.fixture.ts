import type { FakeAnswer, SentRequest } from '@selaras/api-client/testing';
import type { Kunci } from '@selaras/contracts';
import { fakeResource, openKunci } from '../../testing/fake-resource';
import { optionAnswer } from '../../testing/options.fixture';
import type { RencanaAksiRow } from './rencana-aksi';

const tiapTw = <Value>(name: (tw: number) => string, value: Value) =>
  Object.fromEntries([1, 2, 3, 4].map((tw) => [name(tw), value]));

export const pendampingan = {
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
  ...tiapTw((tw) => `tw${tw}_realisasi`, null),
  tw1_realisasi: 12,
  ...tiapTw((tw) => `kendala_tw${tw}`, null),
  ...tiapTw((tw) => `tindak_lanjut_tw${tw}`, null),
  ...tiapTw((tw) => `eviden_tw${tw}`, null),
  ...tiapTw((tw) => `berkas_tw${tw}`, []),
  anggaran: 1_000_000,
  kinerja_sub_kegiatan: null,
  sub_kegiatan: null,
  pengampu: null,
  struktur_organisasi: null,
  tim_kerja: null,
} as unknown as RencanaAksiRow;

const goal = {
  id: 7,
  sasaran_strategis_satker: 'Turunnya kematian ibu',
  iku: 'Angka kematian ibu',
  satuan_kerja: { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'Dinkes' },
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
      rowOf: (body, before) => ({ ...(before ?? pendampingan), ...body }) as RencanaAksiRow,
    });
  const pd = plan('/rencana-aksi-pd', true, rows);
  const rpjmd = plan('/rencana-aksi-rpjmd', false, [{ ...pendampingan, rencana_aksi: 'Gerakan kabupaten' }]);
  return {
    rows: pd.rows,
    answer(request: SentRequest): FakeAnswer {
      const { url, method } = request;
      if (url === '/api/sasaran-strategis-pd') {
        return { data: { data: [goal], current_page: 1, total: 1, per_page: 20 } };
      }
      if (url === '/api/sasaran-strategis-pd/7') return { data: { data: goal } };
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
