import type { LangkahLke } from '@selaras/domain';

/** Steps that ask before they are taken. */
export type Step = Exclude<LangkahLke, 'buka-kembali'>;

/** What a step asks, and what is said once it is taken. */
export const stepWords: Partial<Record<Step, { title: string; text: string; verb: string; done: string }>> = {
  'mulai-penilaian': {
    title: 'Mulai penilaian?',
    text: 'Sejak dinilai, eviden yang diajukan tidak diganti dan tidak dihapus lagi.',
    verb: 'Mulai penilaian',
    done: 'Penilaian dimulai',
  },
  'tutup-penilaian': {
    title: 'Tutup penilaian?',
    text: 'Nilai, catatan dan rekomendasi menjadi terlihat oleh satuan kerja dan tidak diubah lagi pada tahap ini.',
    verb: 'Tutup penilaian',
    done: 'Penilaian ditutup',
  },
  'mulai-penilaian-2': {
    title: 'Mulai penilaian kedua?',
    text: 'Kriteria yang diperbaiki dinilai kembali; yang lain tetap memakai nilai pertama.',
    verb: 'Mulai penilaian kedua',
    done: 'Penilaian kedua dimulai',
  },
  'tutup-penilaian-2': {
    title: 'Tutup penilaian kedua?',
    text: 'Hasilnya diteruskan ke pleno dan tidak diubah lagi oleh penilai.',
    verb: 'Tutup penilaian',
    done: 'Penilaian kedua ditutup',
  },
  'mulai-pleno': {
    title: 'Mulai pleno?',
    text: 'Nilai penilaian kedua menjadi nilai awal setiap komponen.',
    verb: 'Mulai pleno',
    done: 'Pleno dimulai',
  },
  finalkan: {
    title: 'Tetapkan nilai akhir?',
    text: 'Nilai akhir dan predikat terbuka bagi satuan kerja dan publik. Hanya admin yang dapat membukanya kembali.',
    verb: 'Tetapkan',
    done: 'Nilai akhir ditetapkan',
  },
};

/** The verb of a step, for the button that asks for it. */
export const verbOf = (langkah: LangkahLke): string | undefined => stepWords[langkah as Step]?.verb;
