/** Chapters of an annual performance report, in their order; what follows the last one is annexes. */
export const babLkip = ['I', 'II', 'III', 'IV', 'lampiran'] as const;
export type BabLkip = (typeof babLkip)[number];

/** What each chapter is called. */
export const babLkipWords: Readonly<Record<BabLkip, string>> = {
  I: 'Pendahuluan',
  II: 'Perencanaan Kinerja',
  III: 'Akuntabilitas Kinerja',
  IV: 'Penutup',
  lampiran: 'Lampiran',
};

/** A section of the report: where it stands, and what its author is asked for. */
export interface BagianLkip {
  readonly bab: BabLkip;
  readonly judul: string;
  readonly petunjuk: string;
}

/** Sections of the report, in their order (domain §5; chapter IV and the annexes have no page of their own). */
export const bagianLkipWords = {
  'gambaran-umum': {
    bab: 'I',
    judul: 'Gambaran Umum Organisasi',
    petunjuk: 'Dasar pembentukan, wilayah kerja, sumber daya, dan layanan yang diberikan.',
  },
  'tugas-fungsi': {
    bab: 'I',
    judul: 'Tugas dan Fungsi',
    petunjuk: 'Tugas pokok dan fungsi menurut peraturan yang berlaku.',
  },
  'struktur-organisasi': {
    bab: 'I',
    judul: 'Struktur Organisasi',
    petunjuk: 'Bagan dan uraian susunan organisasi, dengan keadaan pegawainya.',
  },
  'isu-strategis': {
    bab: 'I',
    judul: 'Isu Strategis',
    petunjuk: 'Permasalahan utama yang dihadapi dan dijawab oleh perencanaan kinerja.',
  },
  sistematika: {
    bab: 'I',
    judul: 'Sistematika Penyajian',
    petunjuk: 'Susunan bab laporan dan isinya secara singkat.',
  },
  'visi-misi': {
    bab: 'II',
    judul: 'Visi, Misi, Tujuan, dan Sasaran',
    petunjuk: 'Hubungan visi dan misi dengan tujuan serta sasaran yang hendak dicapai.',
  },
  iku: {
    bab: 'II',
    judul: 'Indikator Kinerja Utama',
    petunjuk: 'Alasan pemilihan indikator kinerja utama dan penjelasan tabelnya.',
  },
  'perjanjian-kinerja': {
    bab: 'II',
    judul: 'Perjanjian Kinerja',
    petunjuk: 'Penjelasan perjanjian kinerja tahun ini dan perubahannya, bila ada.',
  },
  anggaran: {
    bab: 'II',
    judul: 'Rencana Anggaran',
    petunjuk: 'Anggaran setiap program yang mendukung sasaran.',
  },
  'capaian-kinerja': {
    bab: 'III',
    judul: 'Capaian Kinerja Organisasi',
    petunjuk: 'Gambaran umum capaian; analisis setiap sasaran diambil dari narasinya.',
  },
  'realisasi-anggaran': {
    bab: 'III',
    judul: 'Realisasi Anggaran',
    petunjuk: 'Penyerapan anggaran dan efisiensi penggunaan sumber daya.',
  },
  penutup: {
    bab: 'IV',
    judul: 'Penutup',
    petunjuk: 'Simpulan capaian tahun ini dan langkah perbaikan tahun berikutnya.',
  },
  lampiran: {
    bab: 'lampiran',
    judul: 'Lampiran',
    petunjuk: 'Dokumen dan data pendukung yang disebut di dalam laporan.',
  },
} as const satisfies Record<string, BagianLkip>;
export type KodeBagianLkip = keyof typeof bagianLkipWords;

/** Codes of the sections, in the order in which they are printed. */
export const bagianLkip = Object.keys(bagianLkipWords) as [KodeBagianLkip, ...KodeBagianLkip[]];

/** Sections of one chapter, in their order. */
export const bagianOfBab = (bab: BabLkip): KodeBagianLkip[] =>
  bagianLkip.filter((kode) => bagianLkipWords[kode].bab === bab);

export const isBagianLkip = (kode: string): kode is KodeBagianLkip => Object.hasOwn(bagianLkipWords, kode);
export const isBabLkip = (bab: string): bab is BabLkip => Object.hasOwn(babLkipWords, bab);
