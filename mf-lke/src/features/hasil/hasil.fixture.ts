import type { LkeHasilDetail, LkeHasilRow, LkeNilai } from '@selaras/contracts';

const kolom = (nilai: number, terjawab = 80): LkeNilai => ({
  nilai,
  komponen: [nilai * 0.3, nilai * 0.3, nilai * 0.15, nilai * 0.25],
  terjawab,
  kriteria: 80,
});

const komponen = [
  { id: 1, nomor: '1', nama: 'PERENCANAAN KINERJA', bobot: 30 },
  { id: 2, nomor: '2', nama: 'PENGUKURAN KINERJA', bobot: 30 },
  { id: 3, nomor: '3', nama: 'PELAPORAN KINERJA', bobot: 15 },
  { id: 4, nomor: '4', nama: 'EVALUASI AKUNTABILITAS KINERJA INTERNAL', bobot: 25 },
];

const unit = (id: number, nama: string) => ({
  satuan_kerja_id: id,
  satuan_kerja_nama: nama,
  singkatan: null,
});

const finalRow: LkeHasilRow = {
  satuan_kerja: unit(1012, 'Dinas Kesehatan'),
  keadaan: 'final',
  versi: 12,
  terbatas: false,
  penilai: ['Rahmat Hidayat'],
  mandiri: kolom(90),
  pertama: kolom(70),
  kedua: kolom(80),
  pleno: kolom(80),
  hasil: 'pleno',
  nilai: 80,
  predikat: 'BB',
  peringkat: 1,
  tindak_lanjut: { terbuka: 1, diajukan: 1, dikembalikan: 0, selesai: 2, terlambat: 1 },
};

export const filledRow: LkeHasilRow = {
  ...finalRow,
  satuan_kerja: unit(1013, 'RSUD Tirtaraya'),
  keadaan: 'diajukan',
  mandiri: kolom(60),
  pertama: null,
  kedua: null,
  pleno: null,
  hasil: 'mandiri',
  nilai: 60,
  predikat: 'CC',
  tindak_lanjut: null,
};

const emptyRow: LkeHasilRow = {
  ...filledRow,
  satuan_kerja: unit(1046, 'DPMPTSP'),
  keadaan: null,
  versi: 0,
  mandiri: null,
  hasil: null,
  nilai: null,
  predikat: null,
  peringkat: null,
};

export const listAnswer = (data: readonly LkeHasilRow[] = [finalRow, filledRow, emptyRow]) => ({
  tahun: 2025,
  kriteria: 80,
  komponen,
  data,
});

export const detail: LkeHasilDetail = {
  ...finalRow,
  tahun: 2025,
  kriteria: 80,
  komponen,
  rincian: komponen.map((part) => ({
    ...part,
    subKomponen: [
      {
        id: part.id * 10,
        nomor: `${part.nomor}.a`,
        nama: 'Keberadaan',
        bobot: part.bobot / 5,
        kriteria: 6,
        mandiri: 5.4,
        pertama: 4.2,
        kedua: 4.8,
      },
    ],
    alasan: part.id === 2 ? 'Bukti tidak meyakinkan' : null,
  })),
  rekomendasi: [
    {
      kriteria_id: 1,
      nomor: '1.a.1',
      uraian: 'Terdapat pedoman teknis.',
      komponen_id: 1,
      catatan: 'Pedoman belum ditetapkan',
      rekomendasi: 'Tetapkan pedoman',
      diperbaiki: null,
    },
  ],
  tren: [
    {
      tahun: 2024,
      mandiri: 80,
      mandiri_terisi: null,
      nilai: 72.5,
      hasil: 'pleno',
      predikat: 'BB',
      instrumen_berubah: false,
    },
    {
      tahun: 2025,
      mandiri: 90,
      mandiri_terisi: null,
      nilai: 80,
      hasil: 'pleno',
      predikat: 'BB',
      instrumen_berubah: true,
    },
  ],
};

export const publicAnswer = {
  tahun: 2025,
  kriteria: 80,
  komponen,
  data: [
    {
      satuan_kerja: finalRow.satuan_kerja,
      mandiri: kolom(90),
      pleno: kolom(80),
      predikat: 'BB',
      peringkat: 1,
    },
  ],
};
