import type { Words } from './words';

/** How a contribution of another unit stands (domain §7). */
export type StatusCross = 'diusulkan' | 'disetujui' | 'ditolak';

export const statusCrossWords: Words<StatusCross> = {
  diusulkan: 'Diusulkan',
  disetujui: 'Disetujui',
  ditolak: 'Ditolak',
};

/** Ways that a proposal goes, for the unit that reads the list. */
export const arahCrossWords: Words<'masuk' | 'keluar'> = { masuk: 'Masuk', keluar: 'Keluar' };

/** Which side proposed: the one that is supported, or the one that contributes. */
export const pengusulWords: Words<'induk' | 'anak'> = {
  induk: 'Kinerja kami didukung satuan kerja lain',
  anak: 'Kinerja kami mendukung satuan kerja lain',
};
