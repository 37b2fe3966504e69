import type { TipeHitung } from '../codes/perencanaan';
import type { Words } from './words';

/** Ways of counting as spreadsheets have them. */
export const tipeHitungWords: Words<TipeHitung> = {
  akumulasi: 'Akumulasi',
  posisi_akhir: 'Posisi akhir',
  rata_rata: 'Rata-rata',
};

/** What they mean, as people choose and read them. */
export const tipeHitungMeanings: Words<TipeHitung> = {
  akumulasi: 'Akumulasi (dijumlahkan)',
  posisi_akhir: 'Posisi akhir (triwulan terakhir)',
  rata_rata: 'Rata-rata',
};

/** What the year's value is, inside a sentence. */
export const tipeHitungNouns: Words<TipeHitung> = {
  akumulasi: 'jumlah triwulan',
  posisi_akhir: 'triwulan terakhir yang terisi',
  rata_rata: 'rata-rata triwulan',
};
