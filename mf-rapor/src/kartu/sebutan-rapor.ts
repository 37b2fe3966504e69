import type { JenisRapor } from '@selaras/contracts';
import { type KeadaanRapor, keadaanAksiWords, keadaanRaporWords } from '@selaras/domain';

/** What a kind of report card counts, and what it calls one that did what the quarter expects. */
export interface SebutanRapor {
  /** `sub kegiatan` */
  readonly item: string;
  /** `tercapai`, after what is counted. */
  readonly tercapai: string;
  /** The same as an act: `mencapai target triwulan`. */
  readonly mencapai: string;
  readonly keadaan: Readonly<Record<KeadaanRapor, string>>;
}

/**
 * Words of both kinds. A quarter knows key indicators by their actions alone, so it never calls one "tercapai", which is
 * the year's word (ADR 139).
 */
export const sebutanRapor: Readonly<Record<JenisRapor, SebutanRapor>> = {
  'sub-kegiatan': {
    item: 'sub kegiatan',
    tercapai: 'tercapai',
    mencapai: 'mencapai target triwulan',
    keadaan: keadaanRaporWords,
  },
  'sasaran-pd': {
    item: 'IKU',
    tercapai: 'tuntas aksinya',
    mencapai: 'menuntaskan semua aksi triwulan',
    keadaan: keadaanAksiWords,
  },
};
