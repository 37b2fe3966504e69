import type { Words } from '../../words/words';
import type { PanasBeban } from './beban';
import type { UrutanBeban } from './filter-beban';

export const panasBebanWords: Words<PanasBeban> = {
  kosong: 'Tanpa langkah',
  ringan: 'Ringan',
  wajar: 'Wajar',
  berat: 'Berat',
  berlebih: 'Berlebih',
};

/** What the warmths mean, for the legend. */
export const artiPanasBeban: Words<PanasBeban> = {
  kosong: 'tidak membawa langkah pada triwulan itu',
  ringan: 'kurang dari setengah rata-rata',
  wajar: 'setengah sampai 1¼ kali rata-rata',
  berat: 'sampai 1¾ kali rata-rata',
  berlebih: 'lebih dari 1¾ kali rata-rata',
};

export const urutanBebanWords: Words<UrutanBeban> = {
  beban: 'Beban setahun terberat',
  nama: 'Nama',
  tw1: 'Beban TW 1 terberat',
  tw2: 'Beban TW 2 terberat',
  tw3: 'Beban TW 3 terberat',
  tw4: 'Beban TW 4 terberat',
};
