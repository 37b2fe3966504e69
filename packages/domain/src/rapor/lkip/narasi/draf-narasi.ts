import type { IkuLaporan } from '../tabel/iku-laporan';
import type { BarisEfisiensiLaporan } from '../tabel/tabel-anggaran';
import type { ProgramPendukung } from '../tabel/tabel-pendukung';
import { drafEfisiensi, drafPenyebab, drafProgram } from './draf-pendukung';
import { drafJangkaMenengah, drafNasional, drafTahunLalu, drafTarget } from './draf-perbandingan';
import type { NomorAnalisis } from './narasi-lkip';

/** What the drafts of an indicator are made of: the rows of the tables that stand beside them. */
export interface AngkaNarasi {
  readonly tahun: number;
  readonly kabupaten: boolean;
  readonly iku: IkuLaporan;
  readonly anggaran: BarisEfisiensiLaporan;
  readonly program: readonly ProgramPendukung[];
}

/**
 * Drafts of the seven analyses of an indicator, one paragraph each, its sources named at the end (domain §5). The same
 * figures give the same words; what cannot be computed is said, never left out.
 */
export function drafNarasi({
  tahun,
  kabupaten,
  iku,
  anggaran,
  program,
}: AngkaNarasi): Record<NomorAnalisis, string> {
  const tentang = { indikator: iku.indikator, tahun, kabupaten };
  const sourced = (sumber: string, sentences: readonly string[]) =>
    [...sentences, `Sumber: ${sumber} tahun ${tahun}.`].join(' ');
  return {
    1: sourced('pengukuran kinerja', drafTarget(iku, tahun)),
    2: sourced('pengukuran kinerja', drafTahunLalu(iku, tahun)),
    3: sourced('perencanaan lima tahun dan pengukuran kinerja', drafJangkaMenengah(iku, tahun)),
    4: sourced('nilai pembanding indikator dan pengukuran kinerja', drafNasional(iku, tahun)),
    5: sourced('pengukuran dan perbaikan kinerja program', drafPenyebab(tentang, program)),
    6: sourced('anggaran dan realisasi program', drafEfisiensi(tentang, anggaran)),
    7: sourced('kinerja program', drafProgram(tentang, program)),
  };
}
