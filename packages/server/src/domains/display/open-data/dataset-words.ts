import { formatDecimal, formatRoughPercent, isTercapai } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { DatasetContent } from '../../../kit/open-data/dataset';
import { findSatuanKerja } from '../../../kit/satuan-kerja/satuan-kerja-repository';
import { ProblemError } from '../../../plugins/problem';

/** Names a dataset: what, whose, and of which year. */
export const datasetTitle = (what: string, whose: string | null, tahun: number): string =>
  `${what} ${whose ?? 'kabupaten'} tahun ${tahun}`;

/** The unit that a dataset is of; its page has shown already that the public sees it. */
export async function datasetUnit(
  db: Kysely<Tables>,
  id: number,
): Promise<NonNullable<DatasetContent['satuanKerja']>> {
  const unit = await findSatuanKerja(db, id);
  if (unit === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  return { satuan_kerja_id: unit.satuan_kerja_id, satuan_kerja_nama: unit.satuan_kerja_nama };
}

/** "3 dari 12 indikator mencapai target (25%)": those without a result count as not reached. */
export function reachedSentence(rows: readonly { readonly capaian: number | null }[], what: string): string {
  if (rows.length === 0) return `Belum ada ${what} pada pilihan ini.`;
  const reached = rows.filter(({ capaian }) => isTercapai(capaian)).length;
  const part = formatRoughPercent((reached / rows.length) * 100);
  return `${formatDecimal(reached)} dari ${formatDecimal(rows.length)} ${what} mencapai target (${part}).`;
}

/** How many reached their target, missed it, and have no result yet. */
export function reachedFigures(
  rows: readonly { readonly capaian: number | null }[],
): DatasetContent['utama'] {
  const reached = rows.filter(({ capaian }) => isTercapai(capaian)).length;
  const unknown = rows.filter(({ capaian }) => capaian === null).length;
  return [
    { label: 'Tercapai', teks: formatDecimal(reached) },
    { label: 'Tidak tercapai', teks: formatDecimal(rows.length - reached - unknown) },
    { label: 'Belum ada data', teks: formatDecimal(unknown) },
  ];
}
