import type { BentukLkip, LkipEkspor } from '@selaras/contracts';

export const bentukWords: Readonly<Record<BentukLkip, { nama: string; guna: string }>> = {
  docx: {
    nama: 'Word (DOCX)',
    guna: 'Untuk disunting lagi: judul, daftar isi, tabel, dan catatan kaki tetap hidup.',
  },
  pdf: { nama: 'PDF/A', guna: 'Untuk diarsipkan dan dibagikan: tampilan tetap, terbaca oleh pembaca layar.' },
};

/** How far a file is, as a share of the whole that is a guess: what one step takes depends on the report. */
const steps = {
  data: { persen: 15, teks: 'Mengumpulkan naskah dan tabel' },
  gambar: { persen: 30, teks: 'Memeriksa huruf dan gambar' },
  halaman: { persen: 50, teks: 'Menata halaman' },
  berkas: { persen: 80, teks: 'Menulis berkas' },
} as const;

export function progressOf({ keadaan, tahap }: LkipEkspor): { persen: number; teks: string } {
  if (keadaan === 'antre') return { persen: 5, teks: 'Menunggu giliran' };
  return steps[tahap ?? 'data'];
}
