import type { Words } from './words';

/** How a contribution of another unit stands (domain §7). */
export const statusCross = ['diusulkan', 'disetujui', 'ditolak'] as const;
export type StatusCross = (typeof statusCross)[number];

export const statusCrossWords: Words<StatusCross> = {
  diusulkan: 'Diusulkan',
  disetujui: 'Disetujui',
  ditolak: 'Ditolak',
};

/** Ways that a proposal goes, for the unit that reads the list. */
export const arahCross = ['masuk', 'keluar'] as const;
export type ArahCross = (typeof arahCross)[number];
export const arahCrossWords: Words<ArahCross> = { masuk: 'Masuk', keluar: 'Keluar' };

/** Which side proposed: the one that is supported, or the one that contributes. */
export const pengusulCross = ['induk', 'anak'] as const;
export type PengusulCross = (typeof pengusulCross)[number];
export const pengusulWords: Words<PengusulCross> = {
  induk: 'Kinerja kami didukung satuan kerja lain',
  anak: 'Kinerja kami mendukung satuan kerja lain',
};
