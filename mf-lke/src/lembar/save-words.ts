import type { SaveWords } from '@selaras/sheet';

/** What is said of a criterion that is being saved. */
export const saveWords: SaveWords = {
  waiting: (why) => why ?? 'Menunggu disimpan',
  saving: 'Menyimpan…',
  saved: (time) => `Tersimpan pukul ${time}`,
  failed: 'Gagal disimpan.',
};
