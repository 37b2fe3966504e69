import type { LkeBaris, LkeBukti, LkeInstrumen, LkeLembar, LkeTahap, LkeTugas } from '@selaras/contracts';

const tahap = (change: Partial<LkeTahap> = {}): LkeTahap => ({
  versi: 1,
  jawaban: null,
  uraian: null,
  nilai: null,
  catatan: null,
  rekomendasi: null,
  catatan_internal: null,
  perlu_perbaikan: null,
  ...change,
});

const unit = { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'DINKES' };

/** Two components of 60 and 40 points with two criteria each, and a scale of three answers. */
export const instrumen: LkeInstrumen = {
  id: 1,
  tahun: 2025,
  nama: 'Contoh',
  versi: 1,
  skala: [
    { kode: 'AA', nilai: 100, uraian: 'Semua' },
    { kode: 'B', nilai: 70, uraian: 'Sebagian' },
    { kode: 'E', nilai: 0, uraian: 'Tidak ada' },
  ],
  komponen: [60, 40].map((bobot, at) => ({
    id: at + 1,
    nomor: String(at + 1),
    nama: `Komponen ${at + 1}`,
    bobot,
    subKomponen: [
      {
        id: at + 11,
        nomor: `${at + 1}.a`,
        nama: 'Keberadaan',
        aspek: 'keberadaan',
        bobot,
        kriteria: [1, 2].map((nomor) => ({
          id: at * 2 + nomor,
          nomor,
          uraian: `Kriteria ${at * 2 + nomor}`,
          sumber: [],
        })),
      },
    ],
  })),
};

export const bukti: LkeBukti = {
  id: 71,
  versi: 1,
  tahap: 1,
  eviden_id: 5,
  eviden_versi_id: 6,
  nomor: 1,
  jenis: 'tautan',
  nama: 'Renstra 2025',
  tanggal_dokumen: '2025-01-10',
  periode: 'Tahun 2025',
  sha256: 'a'.repeat(64),
  waktu: '2025-02-01T03:00:00Z',
  berkas: null,
  tautan: 'https://dokumen.tirtaraya.example/renstra',
  halaman: null,
  jumlah_halaman: null,
  putusan: null,
  alasan: null,
};

export const baris = (kriteria_id: number, change: Partial<LkeBaris> = {}): LkeBaris => ({
  kriteria_id,
  tahap_1: tahap({ jawaban: 'AA', uraian: 'Tersedia' }),
  tahap_2: tahap({ versi: 0 }),
  perbaikan: false,
  jumlah_bukti: { tahap_1: 1, tahap_2: 0 },
  bukti: [bukti],
  ...change,
});

export const lembar = (change: Partial<LkeLembar> = {}): LkeLembar => ({
  satuan_kerja: unit,
  tahun: 2025,
  keadaan: 'dinilai_1',
  versi: 3,
  langkah: ['tutup-penilaian'],
  menulis: 'penilai',
  melihat_bukti: true,
  baris: [1, 2, 3, 4].map((id) => baris(id)),
  ...change,
});

export const tugas: LkeTugas = {
  satuan_kerja: unit,
  keadaan: 'dinilai_1',
  versi: 3,
  giliran: true,
  sejak: '2025-02-01T03:00:00Z',
  kriteria: 80,
  dinilai_1: 20,
  perbaikan: 5,
  dinilai_2: 0,
  komentar_terbuka: 2,
  penilai: ['Rahmat Hidayat'],
};

export const scored = (nilai: string, more: Partial<LkeTahap> = {}) =>
  tahap({ versi: 2, jawaban: 'AA', uraian: 'Tersedia', nilai, ...more });
