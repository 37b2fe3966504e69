import type { LangkahLkip } from '@selaras/domain';

interface Words {
  readonly title: string;
  readonly text: string;
  /** Said once it is done. */
  readonly done: string;
  readonly danger?: true;
}

/** What is asked before a step, and said after it. */
export const langkahWords: Readonly<Record<LangkahLkip, Words>> = {
  ajukan: {
    title: 'Ajukan laporan untuk direviu?',
    text: 'Naskah terkunci sampai Inspektorat selesai atau mengembalikannya.',
    done: 'Laporan diajukan untuk direviu',
  },
  tarik: {
    title: 'Tarik pengajuan?',
    text: 'Laporan kembali disusun; catatan reviu yang sudah ada tetap tersimpan.',
    done: 'Pengajuan ditarik',
    danger: true,
  },
  kembalikan: {
    title: 'Kembalikan kepada penyusun?',
    text: 'Penyusun menjawab setiap catatan sebelum mengajukan lagi.',
    done: 'Laporan dikembalikan',
    danger: true,
  },
  'selesaikan-reviu': {
    title: 'Nyatakan reviu selesai?',
    text: 'Laporan dapat diformalkan. Semua catatan harus sudah ditandai selesai.',
    done: 'Reviu dinyatakan selesai',
  },
  formalkan: {
    title: 'Formalkan laporan?',
    text: 'PDF laporan dibuat sekarang dan dibekukan: yang dipublikasikan nanti persis berkas itu.',
    done: 'Laporan diformalkan',
  },
  publikasikan: {
    title: 'Publikasikan laporan?',
    text: 'Berkas yang diformalkan tampil di halaman dokumen sebagai LKIP tahun ini dan terbuka bagi publik.',
    done: 'Laporan dipublikasikan',
  },
  sampaikan: {
    title: 'Catat penyampaian laporan?',
    text: 'Tanggal dan tujuannya menjadi bukti ketepatan waktu pelaporan.',
    done: 'Penyampaian dicatat',
  },
  'buka-kembali': {
    title: 'Buka kembali laporan?',
    text: 'Laporan kembali disusun dan harus direviu lagi. Bila sudah terbit, dokumennya ditarik dari publik.',
    done: 'Laporan dibuka kembali',
    danger: true,
  },
};
