import type { Words } from '../words/words';

/** What a target of an employee measures (PermenPANRB 6/2022). */
export const aspekSkp = ['kuantitas', 'kualitas', 'waktu', 'biaya'] as const;
export type AspekSkp = (typeof aspekSkp)[number];

export const aspekSkpWords: Words<AspekSkp> = {
  kuantitas: 'Kuantitas',
  kualitas: 'Kualitas',
  waktu: 'Waktu',
  biaya: 'Biaya',
};

/** Units by what they measure; whatever is counted in another unit is a quantity. */
const units: readonly (readonly [AspekSkp, RegExp])[] = [
  ['biaya', /^(rp\.?|rupiah|(ribu|juta|miliar|milyar) rupiah)$/],
  ['waktu', /^(menit|jam|hari( kerja)?|minggu|bulan|triwulan|semester|tahun)$/],
  ['kualitas', /^(%|persen|persentase|indeks|nilai|skor|poin|predikat|level|tingkat|opini)\b|^%$/],
];

/** The aspect that a target's unit speaks of. */
export function aspekOf(satuan: string | null): AspekSkp {
  const unit = (satuan ?? '').trim().toLowerCase();
  return units.find(([, pattern]) => pattern.test(unit))?.[0] ?? 'kuantitas';
}

/** Work behaviour that every plan names in this order (core values BerAKHLAK, PermenPANRB 6/2022). */
export const perilakuKerja: readonly { readonly nilai: string; readonly panduan: readonly string[] }[] = [
  {
    nilai: 'Berorientasi Pelayanan',
    panduan: [
      'Memahami dan memenuhi kebutuhan masyarakat',
      'Ramah, cekatan, solutif, dan dapat diandalkan',
      'Melakukan perbaikan tiada henti',
    ],
  },
  {
    nilai: 'Akuntabel',
    panduan: [
      'Melaksanakan tugas dengan jujur, bertanggung jawab, cermat, disiplin, dan berintegritas tinggi',
      'Menggunakan kekayaan dan barang milik negara secara bertanggung jawab, efektif, dan efisien',
      'Tidak menyalahgunakan kewenangan jabatan',
    ],
  },
  {
    nilai: 'Kompeten',
    panduan: [
      'Meningkatkan kompetensi diri untuk menjawab tantangan yang selalu berubah',
      'Membantu orang lain belajar',
      'Melaksanakan tugas dengan kualitas terbaik',
    ],
  },
  {
    nilai: 'Harmonis',
    panduan: [
      'Menghargai setiap orang apa pun latar belakangnya',
      'Suka menolong orang lain',
      'Membangun lingkungan kerja yang kondusif',
    ],
  },
  {
    nilai: 'Loyal',
    panduan: [
      'Memegang teguh ideologi Pancasila, Undang-Undang Dasar 1945, setia kepada NKRI serta pemerintahan yang sah',
      'Menjaga nama baik sesama ASN, pimpinan, instansi, dan negara',
      'Menjaga rahasia jabatan dan negara',
    ],
  },
  {
    nilai: 'Adaptif',
    panduan: [
      'Cepat menyesuaikan diri menghadapi perubahan',
      'Terus berinovasi dan mengembangkan kreativitas',
      'Bertindak proaktif',
    ],
  },
  {
    nilai: 'Kolaboratif',
    panduan: [
      'Memberi kesempatan kepada berbagai pihak untuk berkontribusi',
      'Terbuka dalam bekerja sama untuk menghasilkan nilai tambah',
      'Menggerakkan pemanfaatan berbagai sumber daya untuk tujuan bersama',
    ],
  },
];
