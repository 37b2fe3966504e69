import type { AspekLke } from '@selaras/domain';

/** What a unit says about its answer. */
export const uraian: Readonly<Record<AspekLke, readonly string[]>> = {
  keberadaan: [
    'Dokumen sudah ditetapkan kepala perangkat daerah dan tersedia di laman resmi.',
    'Dokumen tersedia dan diperbarui setiap awal tahun.',
    'Tersedia, dibahas bersama seluruh bidang sebelum ditetapkan.',
  ],
  kualitas: [
    'Sudah direviu bersama Bapperida; indikator memenuhi kriteria SMART.',
    'Rumusan diselaraskan dari sasaran sampai sub kegiatan pada pohon kinerja.',
    'Data dikumpulkan setiap triwulan oleh masing-masing bidang.',
  ],
  pemanfaatan: [
    'Hasilnya dibahas pada rapat evaluasi triwulan dan ditindaklanjuti bidang terkait.',
    'Menjadi dasar pergeseran anggaran pada perubahan APBD.',
    'Dipakai dalam penilaian kinerja pegawai dan pembagian tugas tim.',
  ],
};

/** What an evaluator notes, and what he recommends for it. */
export const catatan: Readonly<
  Record<AspekLke, readonly (readonly [catatan: string, rekomendasi: string])[]>
> = {
  keberadaan: [
    [
      'Dokumen belum memuat seluruh bidang.',
      'Lengkapi dokumen dengan seluruh bidang sebelum awal tahun anggaran.',
    ],
    [
      'Dokumen belum dipublikasikan pada laman resmi.',
      'Publikasikan dokumen paling lambat satu bulan setelah ditetapkan.',
    ],
  ],
  kualitas: [
    [
      'Sebagian indikator masih menggambarkan keluaran, bukan hasil.',
      'Perbaiki rumusan indikator agar menggambarkan hasil yang dirasakan masyarakat.',
    ],
    [
      'Target sama dengan realisasi tahun lalu, belum menantang.',
      'Tetapkan target berdasarkan kecenderungan tiga tahun terakhir.',
    ],
    [
      'Definisi operasional belum menyebut sumber data.',
      'Lengkapi definisi operasional dengan rumus, sumber data dan penanggung jawab.',
    ],
  ],
  pemanfaatan: [
    [
      'Hasil pengukuran belum menjadi dasar penyesuaian kegiatan.',
      'Tetapkan tindak lanjut setiap capaian yang di bawah target dalam rapat triwulan.',
    ],
    [
      'Notulen rapat belum menunjukkan keputusan pimpinan.',
      'Catat keputusan, penanggung jawab dan batas waktu dalam notulen rapat kinerja.',
    ],
  ],
};

/** What a unit replies in the repair round. */
export const tanggapan: readonly string[] = [
  'Sudah dilengkapi; dokumen hasil perbaikan dilampirkan.',
  'Rumusan sudah diperbaiki dan disahkan kepala perangkat daerah.',
  'Notulen rapat triwulan yang memuat keputusan sudah ditambahkan.',
];

/** Evidence that units put forward, by number of the sub-component. */
export const namaEviden: Readonly<Record<string, string>> = {
  '1.a': 'Renstra dan Renja',
  '1.b': 'Pohon kinerja dan keputusan IKU',
  '1.c': 'Rencana aksi dan hasil pemantauannya',
  '2.a': 'Prosedur pengumpulan data kinerja',
  '2.b': 'Laporan pengukuran kinerja triwulan',
  '2.c': 'Keputusan tambahan penghasilan dan notulen rapat',
  '3.a': 'Laporan kinerja',
  '3.b': 'Laporan kinerja dan hasil reviu Inspektorat',
  '3.c': 'Notulen pembahasan laporan kinerja',
  '4.a': 'Pedoman evaluasi internal',
  '4.b': 'Laporan hasil evaluasi tahun lalu',
  '4.c': 'Matriks tindak lanjut rekomendasi',
};
