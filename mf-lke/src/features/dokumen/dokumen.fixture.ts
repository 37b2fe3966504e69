import type { Dokumen, PemilikDokumen, PublicDokumen } from '@selaras/contracts';

export const dinkes = { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'Dinkes' };

export const lkip: Dokumen = {
  id: 7,
  versi: 3,
  jenis_dokumen_id: 1,
  tahun: 2025,
  tahun_akhir: 2025,
  judul: 'LKIP Dinas Kesehatan 2025',
  nomor: 2,
  diunggah: '2026-01-20T02:00:00.000Z',
  gambar: true,
  berkas: { id: 40, nama: 'lkip.pdf', jenis: 'application/pdf', ukuran: 2_097_152 },
  ditarik: null,
};
export const withdrawnIku: Dokumen = {
  ...lkip,
  id: 8,
  jenis_dokumen_id: 4,
  judul: 'IKU Dinas Kesehatan',
  ditarik: { pada: '2026-02-01T02:00:00.000Z', alasan: 'Salah lampiran', oleh: 'Siti Rahma' },
};

export const ofDinkes: PemilikDokumen = { satuan_kerja: dinkes, dokumen: [lkip, withdrawnIku] };
export const ofRegency: PemilikDokumen = { satuan_kerja: null, dokumen: [] };

export const jumlah = [1, 2, 3, 4].map((jenis_dokumen_id) => ({ jenis_dokumen_id, ada: 30, dari: 41 }));
export const pageOf = <Row>(data: readonly Row[]) => ({
  data,
  current_page: 1,
  total: data.length,
  per_page: 20,
});

export const publicLkip: PublicDokumen = {
  id: 7,
  satuan_kerja: dinkes,
  tahun: 2024,
  tahun_akhir: 2024,
  judul: 'LKIP Dinas Kesehatan 2024',
  nomor: 2,
  diunggah: '2025-01-20T02:00:00.000Z',
  gambar: null,
  ukuran: 2_097_152,
};
