import type { KeuanganRow } from '@selaras/contracts';

const quarters = (realisasi: readonly (number | null)[]) =>
  realisasi.map((spent, at) => ({ triwulan: at + 1, rencana: 25, realisasi: spent }));

/** Units that lie in different quarters of the plane once the year is over. */
export const moneyAnswer: KeuanganRow[] = [
  {
    id: 1012,
    kode: null,
    nama: 'Dinas Kesehatan',
    singkatan: 'Dinkes',
    pagu: 100,
    realisasi: 90,
    serapan: 90,
    capaian: 104.5,
    triwulan: quarters([20, 20, 25, 25]),
  },
  {
    id: 9999,
    kode: null,
    nama: 'Sekretariat Daerah',
    singkatan: null,
    pagu: 100,
    realisasi: 100,
    serapan: 100,
    capaian: 80,
    triwulan: quarters([25, 25, 25, 25]),
  },
  {
    id: 7,
    kode: null,
    nama: 'Badan Baru',
    singkatan: null,
    pagu: 100,
    realisasi: null,
    serapan: null,
    capaian: null,
    triwulan: quarters([null, null, null, null]),
  },
];
