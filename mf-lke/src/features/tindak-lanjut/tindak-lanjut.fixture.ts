import { type LkeTindakLanjut, rencanaTindakLanjutFields as plan } from '@selaras/contracts';
import { typedBody, typedValues } from '@selaras/resource/typed';

/** An open follow-up of Dinas Kesehatan as its own people see it. */
export const tindakLanjut = (fields: Partial<LkeTindakLanjut> = {}): LkeTindakLanjut => ({
  id: 7,
  versi: 3,
  satuan_kerja: { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'DINKES' },
  tahun: 2025,
  kriteria_id: 1,
  nomor: '1.a.1',
  uraian: 'Terdapat pedoman teknis.',
  komponen_id: 1,
  rekomendasi: 'Sahkan pedoman',
  keadaan: 'terbuka',
  ...typedBody(plan, typedValues(plan, null)),
  terlambat: false,
  catatan: null,
  ditarik: null,
  diperbaiki: false,
  jumlah_bukti: 0,
  bukti: [],
  riwayat: [],
  langkah: ['ajukan'],
  menulis: true,
  ...fields,
});

export const lampiran = {
  eviden_id: 4,
  eviden_versi_id: 9,
  nomor: 1,
  jenis: 'tautan' as const,
  nama: 'Surat edaran',
  tanggal_dokumen: null,
  periode: null,
  sha256: 'c'.repeat(64),
  waktu: '2025-11-23T01:00:00.000Z',
  berkas: null,
  tautan: 'https://contoh.example/edaran',
  halaman: null,
  jumlah_halaman: null,
};

/** One that was handed in, as its evaluator sees it. */
export const diajukan = tindakLanjut({
  keadaan: 'diajukan',
  rencana: 'Susun dan sahkan',
  penanggung_jawab: 'Sekretaris',
  tenggat: '2026-03-31',
  jumlah_bukti: 1,
  bukti: [lampiran],
  langkah: ['kembalikan', 'tutup'],
  menulis: false,
});
