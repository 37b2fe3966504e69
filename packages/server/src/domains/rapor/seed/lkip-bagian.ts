import type { KodeBagianLkip } from '@selaras/domain';

/** Words of the sections that a report must have, for a unit of this name. */
export const bagianContoh = (
  nama: string,
  tahun: number,
): Partial<Record<KodeBagianLkip, readonly string[]>> => ({
  'gambaran-umum': [
    `${nama} dibentuk dengan Peraturan Daerah tentang Pembentukan dan Susunan Perangkat Daerah, dan menjalankan urusan yang menjadi kewenangannya di seluruh wilayah Kabupaten Tirtaraya.`,
    `Sepanjang tahun ${tahun} pelayanan dilaksanakan oleh pegawai yang tersebar di sekretariat dan bidang-bidang teknis.`,
  ],
  'tugas-fungsi': [
    `${nama} bertugas membantu Bupati melaksanakan urusan pemerintahan yang menjadi kewenangan daerah, melalui perumusan kebijakan, pelaksanaan, evaluasi, pelaporan, dan administrasi.`,
  ],
  'struktur-organisasi': [
    'Susunan organisasi terdiri atas pimpinan, sekretariat, bidang, dan kelompok jabatan fungsional. Keadaan pegawainya disajikan pada tabel di bawah ini.',
  ],
  'isu-strategis': [
    'Isu yang dijawab oleh perencanaan kinerja adalah mutu layanan yang belum merata, data yang belum terpadu, dan kompetensi pegawai yang perlu ditingkatkan.',
  ],
  sistematika: [
    'Laporan terdiri atas pendahuluan, perencanaan kinerja, akuntabilitas kinerja, penutup, dan lampiran.',
  ],
  'visi-misi': [
    'Tujuan dan sasaran disusun untuk mendukung visi dan misi kabupaten, dan menjadi dasar perjanjian kinerja tahun berjalan.',
  ],
  'capaian-kinerja': [
    `Capaian kinerja tahun ${tahun} diukur dengan membandingkan realisasi dan target setiap indikator kinerja utama. Analisis setiap sasaran diuraikan berikut ini.`,
  ],
  penutup: [
    'Secara umum sasaran dapat dicapai. Indikator yang belum mencapai target ditindaklanjuti dengan perbaikan langkah kerja pada tahun berikutnya.',
  ],
});
