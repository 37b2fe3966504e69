import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { Session } from '@selaras/portal';
import { superUser } from '@selaras/resource/testing';

export const bappeda: Session = {
  ...superUser,
  user: {
    id: 7,
    username: 'val_bappeda',
    nama: 'Rina',
    role_id: 7,
    satuan_kerja_id: null,
    satuan_kerja_nama: null,
  },
};

const dinkes = { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'Dinkes' };

interface Penilaian {
  readonly validasi: string;
  readonly catatan: string | null;
  readonly validator: string | null;
  readonly waktu: string | null;
}
const belumDinilai: Penilaian = { validasi: 'belum', catatan: null, validator: null, waktu: null };

/** One row as both queues know it. */
export const queueRow = (id: number, more: object = {}) => ({
  id,
  versi: 1,
  satuan_kerja: dinkes,
  level: 'kinerja-sub-kegiatan',
  kinerja_id: 100 + id,
  sasaran: `Sasaran ${id}`,
  indikator: `Indikator ${id}`,
  indikator_kemendagri: `Indikator kementerian ${id}`,
  satuan: 'orang',
  range_min: null,
  range_max: null,
  target: 10,
  is_external: false,
  kinerja_kegiatan: { id: 5, sasaran: 'Sasaran kegiatan', indikator: 'Indikator kegiatan' },
  sub_kegiatan: { id: 6, kode: '1.02.02.2.02.0001', nama: 'Kesehatan ibu hamil' },
  definisi: `Definisi ${id}`,
  formula: 'a / b',
  polaritas: 'maximize',
  frekuensi: 'Triwulanan',
  sumber_data: 'Laporan',
  penanggung_jawab: null,
  jenis: 'output',
  tujuan: null,
  lead_lag: 'lead',
  tingkat_kendali: null,
  konsolidasi_periode: 'sum',
  periode_pelaporan: 'Triwulan',
  ...belumDinilai,
  ...more,
});
type Baris = ReturnType<typeof queueRow>;

/** A small server of one queue that keeps versions and verdicts as the real one does. */
export function fakeQueue(path: string, rows: Baris[]) {
  const base = `/api${path}`;
  const judge = (row: Baris, { valid, catatan }: { valid: boolean; catatan: string | null }) => {
    const next: Baris = {
      ...row,
      versi: row.versi + 1,
      validasi: valid ? 'valid' : 'tidak_valid',
      catatan,
    };
    rows[rows.indexOf(row)] = next;
    return next;
  };
  return {
    rows,
    answer({ url, method, params, headers, body }: SentRequest): FakeAnswer {
      if (url === `${base}/validasi` && method === 'GET') {
        const { putusan } = (params ?? {}) as { putusan?: string };
        const data = rows.filter(({ validasi }) => putusan === undefined || validasi === putusan);
        return { data: { data, current_page: 1, total: data.length, per_page: 20 } };
      }
      if (url === `${base}/validasi`) {
        const { baris, ...putusan } = body as {
          baris: { id: number; versi: number }[];
          valid: boolean;
          catatan: string | null;
        };
        const found = baris.map(({ id, versi }) => ({
          id,
          row: rows.find((row) => row.id === id && row.versi === versi),
        }));
        for (const { row } of found) if (row !== undefined) judge(row, putusan);
        const gagal = found
          .filter(({ row }) => row === undefined)
          .map(({ id }) => ({ id, alasan: 'berubah' }));
        return { data: { data: { jumlah: baris.length - gagal.length, gagal } } };
      }
      const row = rows.find(({ id }) => url === `${base}/${id}/validasi`);
      if (row === undefined) return problem(404, 'TIDAK_DITEMUKAN');
      if (headers['If-Match'] !== `"${row.versi}"`) return problem(412, 'VERSI_BASI', { terkini: row });
      return { data: { data: judge(row, body as { valid: boolean; catatan: string | null }) } };
    },
  };
}
