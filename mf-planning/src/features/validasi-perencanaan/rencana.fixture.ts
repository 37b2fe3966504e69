import type { FakeAnswer, SentRequest } from '@selaras/api-client/testing';
import { checkReadyToSubmit, partTemuan } from '@selaras/domain';
import { superUser } from '@selaras/resource/testing';

/** A validator of the first stage, whose turn it is with the plan below. */
export const validator = { ...superUser, user: { ...superUser.user, role_id: 10 } } as typeof superUser;
const unit = { satuan_kerja_id: 1015, satuan_kerja_nama: 'Dinas Perumahan', singkatan: 'DPRKPP' };
export const menunggu = { status: true, tahap: 1, keadaan: 'menunggu', catatan: null };
export const kemampuan = { ajukan: false, tarik: false, setujui: true, kembalikan: true };

export const baris = (id: number, more: object = {}) => ({
  level: 'kinerja-program',
  id,
  induk_id: null,
  kedalaman: 1,
  kode: '1.04.01',
  nama: null,
  sasaran: `Sasaran ${id}`,
  indikator: `Indikator ${id}`,
  satuan: 'poin',
  polaritas: 'maximize',
  tipe_hitung: 'posisi_akhir',
  range_min: null,
  range_max: null,
  target: 10,
  target_tw1: null,
  target_tw2: null,
  target_tw3: null,
  target_tw4: null,
  anggaran: null,
  pengampu_nama: 'Bidang Perumahan',
  do_rumus: null,
  kamus: true,
  baru: false,
  perubahan: [],
  sidik: String(id).padStart(22, '0'),
  diperiksa: false,
  ...more,
});

export const rincian = {
  satuan_kerja: unit,
  validasi: menunggu,
  versi: 3,
  kemampuan,
  sejak: '2025-01-08T03:00:00Z',
  baris: [
    baris(1),
    baris(2, {
      perubahan: [
        { kolom: 'target_tw1', sebelum: 1, sesudah: 2.5 },
        { kolom: 'range_min', sebelum: null, sesudah: 3 },
      ],
    }),
    baris(3, { baru: true }),
  ],
  dihapus: [{ level: 'kinerja-kegiatan', id: 9, label: 'Kegiatan lama' }],
};

/** A plan as the server answers it: with what it lacks. */
export const answered = (data: Pick<typeof rincian, 'baris'> & { validasi: { tahap: number } | null }) => ({
  ...data,
  temuan: partTemuan(checkReadyToSubmit(data.baris as never), data.validasi),
});

/** What the server answers a validator of the first stage who reads this plan. */
export function answer({ url, method }: SentRequest): FakeAnswer {
  if (url.endsWith('/riwayat')) {
    const entry = {
      id: 1,
      waktu: '2025-01-08T03:00:00Z',
      pengguna: 'Admin',
      aksi: 'ajukan',
      tahap: 1,
      catatan: null,
      temuan: { 'no-kamus': 2, 'wrong-sum': 1 },
    };
    return { data: { data: [entry], current_page: 1, total: 1, per_page: 20 } };
  }
  if (url.endsWith('/komentar')) return { data: { data: [], kemampuan: { tulis: false } } };
  if (url.endsWith('/diperiksa')) return { status: 204 };
  if (url.endsWith('/antrean')) {
    return {
      data: {
        data: [{ satuan_kerja: unit, validasi: menunggu, versi: 3, diperbarui: null, kemampuan }],
        current_page: 1,
        total: 1,
        per_page: 20,
        jumlah: { draf: 2, menunggu: 1, dikembalikan: 0, disetujui: 37 },
      },
    };
  }
  return method === 'GET'
    ? { data: { data: answered(rincian) } }
    : { data: { data: { validasi: menunggu, versi: 4, kemampuan } } };
}
