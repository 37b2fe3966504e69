/** What staff read when a page of a remote cannot be loaded or shown, by the code of the failure. */
export const loadFailureWords = {
  TIDAK_TERDAFTAR: 'Bagian ini belum terdaftar di portal.',
  TIDAK_COCOK: 'Versi bagian ini tidak cocok dengan versi portal yang sedang berjalan.',
  TIDAK_TERJAMIN: 'Keaslian bagian ini tidak dapat dipastikan, jadi tidak dijalankan.',
  TIDAK_TERJANGKAU: 'Bagian ini tidak dapat diambil dari server, atau isinya tidak sah.',
  TERLALU_LAMA: 'Server terlalu lama menjawab.',
  GAGAL_DISIAPKAN: 'Bagian ini gagal disiapkan.',
  ISI_TIDAK_LENGKAP: 'Isi halaman tidak dapat diambil atau tidak lengkap.',
  HALAMAN_TIDAK_ADA: 'Bagian ini tidak punya halaman yang diminta.',
  GAGAL_TAMPIL: 'Terjadi kesalahan saat halaman ditampilkan.',
} as const;

export type LoadFailureCode = keyof typeof loadFailureWords;

/** Heads what a failure tells the team that has to mend it: which remote, in which version. */
export const failureDetailsTitle = (remote: string, version: string | null) =>
  `Untuk tim ${remote}${version === null ? '' : `, versi ${version}`}:`;

/** The panel that stands in the page's place: its heading, its text, and what its button says. */
export const failurePanel = (title: string, pesan: string) => ({
  heading: `${title} tidak dapat ditampilkan`,
  text: `${pesan} Bagian lain portal tetap dapat dipakai.`,
  again: 'Coba lagi',
});
