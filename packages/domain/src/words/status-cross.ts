import type { ArahCross, PengusulCross, StatusCross } from '../codes/perencanaan';
import type { Words } from './words';

export const statusCrossWords: Words<StatusCross> = {
  diusulkan: 'Diusulkan',
  disetujui: 'Disetujui',
  ditolak: 'Ditolak',
};

/** Ways that a proposal goes, for the unit that reads the list. */
export const arahCrossWords: Words<ArahCross> = { masuk: 'Masuk', keluar: 'Keluar' };

/** Which side proposed: the one that is supported, or the one that contributes. */
export const pengusulWords: Words<PengusulCross> = {
  induk: 'Kinerja kami didukung satuan kerja lain',
  anak: 'Kinerja kami mendukung satuan kerja lain',
};
