import { type IndikatorLimaTahun, idSchema } from '@selaras/contracts';
import {
  type BranchLine,
  branchesWithin,
  linesOf,
  type PlanBranch,
  renstraBranches,
  rpjmdBranches,
  type StatusFilter,
  statusFilters,
  withStatus,
} from '@selaras/domain';
import { z } from 'zod';
import type { DatasetContent } from '../../../../kit/open-data/dataset';
import {
  angka,
  column,
  datasetTable,
  idColumn,
  measureColumns,
  persen,
  type ValueColumn,
} from '../../../../kit/open-data/dataset-table';
import { defineDataset } from '../../../../kit/open-data/define-dataset';
import { publicVisibility } from '../../../../kit/visibility/visibility';
import { ProblemError } from '../../../../plugins/problem';
import { renstra, rpjmd } from '../../lima-tahun-routes';
import { datasetTitle, datasetUnit, reachedFigures, reachedSentence } from '../dataset-words';
import { makro, mikro } from '../page-paths';

type Line = BranchLine<IndikatorLimaTahun> & { readonly parts: readonly string[] };

/** The indicators of a tree, each with the way to it. */
const linesWithin = (
  branches: readonly PlanBranch<IndikatorLimaTahun, unknown>[],
  above: readonly string[] = [],
): Line[] =>
  branches.flatMap(({ label, text, lines, below }) => {
    const parts = [...above, `${label}: ${text}`];
    return [...lines.map((line) => ({ ...line, parts })), ...linesWithin(below, parts)];
  });

const yearColumns = (tahun: number, at: number): readonly ValueColumn<Line>[] => [
  column(
    `target_${tahun}`,
    `Target ${tahun}`,
    `Target tahun ${tahun}, dalam satuan baris ini.`,
    ({ measure }) => measure.tahunan[at]?.target ?? null,
    angka,
  ),
  column(
    `realisasi_${tahun}`,
    `Realisasi ${tahun}`,
    `Hasil tahun ${tahun}, dalam satuan baris ini; kosong selama belum dilaporkan.`,
    ({ measure }) => measure.tahunan[at]?.realisasi ?? null,
    angka,
  ),
  column(
    `capaian_${tahun}`,
    `Capaian ${tahun}`,
    `Realisasi terhadap target tahun ${tahun} menurut polaritas, tanpa batas atas.`,
    ({ measure }) => measure.tahunan[at]?.capaian ?? null,
    persen,
  ),
];

const columns = (owner: string, years: readonly number[]): readonly ValueColumn<Line>[] => [
  idColumn(({ key }) => `${owner}-${key}`),
  column('bagian', 'Bagian', 'Misi dan tujuan di atasnya, atau sasaran RPJMD yang didukung.', ({ parts }) =>
    parts.join(' > '),
  ),
  column('sasaran', 'Sasaran', 'Tujuan atau sasaran yang diukur.', ({ goal }) => goal),
  ...measureColumns<IndikatorLimaTahun>().map(({ nilai, ...rest }) => ({
    ...rest,
    nilai: ({ measure }: Line) => nilai(measure),
  })),
  column(
    'nilai_awal',
    'Nilai awal',
    'Hasil tahun sebelum periode.',
    ({ measure }) => measure.baseline,
    angka,
  ),
  ...years.flatMap(yearColumns),
];

interface Shown {
  readonly bagian?: string | undefined;
  readonly capaian: StatusFilter;
}

/** What the page's address may hold beside the unit. */
const filters = { bagian: z.string().max(40).optional(), capaian: z.enum(statusFilters).default('semua') };

/** The indicators of the chosen part of a tree. */
function selected(
  branches: readonly PlanBranch<IndikatorLimaTahun, unknown>[],
  { bagian, capaian }: Shown,
  tahun: number,
): Line[] {
  const within = branchesWithin(branches, bagian ?? null);
  if (bagian !== undefined && within === branches && branches.every(({ key }) => key !== bagian)) {
    throw new ProblemError('TIDAK_DITEMUKAN', { pesan: 'Bagian rencana ini tidak ada pada tahun ini.' });
  }
  return linesWithin(withStatus(within, capaian, tahun));
}

function contentOf(
  branches: readonly PlanBranch<IndikatorLimaTahun, unknown>[],
  shown: Shown,
  { what, satuanKerja, tahun }: Pick<DatasetContent, 'satuanKerja'> & { what: string; tahun: number },
): DatasetContent {
  const lines = selected(branches, shown, tahun);
  const results = lines.map(({ measure }) => ({
    capaian: measure.tahunan.find((year) => year.tahun === tahun)?.capaian ?? null,
  }));
  const years = linesOf(branches)[0]?.measure.tahunan.map((year) => year.tahun) ?? [];
  return {
    judul: datasetTitle(what, satuanKerja?.satuan_kerja_nama ?? null, tahun),
    kalimat: reachedSentence(results, `indikator ${what} tahun ${tahun}`),
    satuanKerja,
    utama: reachedFigures(results),
    ...datasetTable(columns(satuanKerja === null ? 'rpjmd' : 'pd', years), lines),
    grafik: null,
  };
}

/** Plans of five years: the regency's, and a unit's. */
export const limaTahunDatasets = [
  defineDataset(makro('rpjmd'), z.object(filters), async ({ db, tahun, query }) => {
    const { data } = await rpjmd.make({ db, tahun, query: undefined, visibility: publicVisibility });
    return contentOf(rpjmdBranches<IndikatorLimaTahun>(data), query, {
      what: 'RPJMD',
      satuanKerja: null,
      tahun,
    });
  }),
  defineDataset(
    mikro('renstra'),
    z.object({ satuan_kerja_id: idSchema, ...filters }),
    async ({ db, tahun, query: { satuan_kerja_id, ...shown } }) => {
      const { data } = await renstra.make({
        db,
        tahun,
        query: { satuan_kerja_id },
        visibility: publicVisibility,
      });
      return contentOf(renstraBranches(data), shown, {
        what: 'Renstra',
        satuanKerja: await datasetUnit(db, satuan_kerja_id),
        tahun,
      });
    },
  ),
];
