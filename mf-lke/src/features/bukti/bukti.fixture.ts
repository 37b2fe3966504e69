import type { LkeBukti, LkeEviden, LkeLembar } from '@selaras/contracts';

const berkas = { id: 3, nama: 'Laporan.pdf', jenis: 'application/pdf', ukuran: 1_200_000 };

/** A file that is put forward. */
export const bukti = (fields: Partial<LkeBukti>): LkeBukti => ({
  id: 1,
  versi: 1,
  tahap: 1,
  eviden_id: 1,
  eviden_versi_id: 1,
  nomor: 1,
  jenis: fields.tautan == null ? 'berkas' : 'tautan',
  nama: 'Laporan.pdf',
  tanggal_dokumen: null,
  periode: null,
  sha256: 'b'.repeat(64),
  waktu: '2025-11-23T01:00:00.000Z',
  berkas: fields.tautan == null ? berkas : null,
  tautan: null,
  halaman: null,
  jumlah_halaman: null,
  putusan: null,
  alasan: null,
  ...fields,
});

export const eviden = (fields: Partial<LkeEviden>): LkeEviden => ({
  id: 1,
  versi: 1,
  tahun: 2025,
  jenis: 'berkas',
  nama: 'Laporan.pdf',
  tanggal_dokumen: null,
  periode: null,
  eviden_versi_id: 1,
  nomor: 1,
  sha256: 'b'.repeat(64),
  waktu: '2025-11-23T01:00:00.000Z',
  berkas,
  tautan: null,
  dinilai: false,
  kriteria: [],
  lepas: false,
  halaman: null,
  ...fields,
});

const tahap = {
  versi: 0,
  jawaban: null,
  uraian: null,
  nilai: null,
  catatan: null,
  rekomendasi: null,
  catatan_internal: null,
  perlu_perbaikan: null,
};

/** A worksheet of one criterion that its unit fills in. */
export const lembarOf = (kriteria_id: number, all: readonly LkeBukti[]): LkeLembar => ({
  satuan_kerja: { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'Dinkes' },
  tahun: 2025,
  keadaan: 'draft',
  versi: 1,
  langkah: [],
  menulis: 'unit',
  melihat_bukti: true,
  baris: [
    {
      kriteria_id,
      tahap_1: tahap,
      tahap_2: tahap,
      perbaikan: false,
      jumlah_bukti: { tahap_1: all.length, tahap_2: 0 },
      bukti: [...all],
    },
  ],
});
