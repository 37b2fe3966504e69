import type { DatasetSource } from '../../../kit/open-data/define-dataset';
import { capaianTingkatDatasets } from './datasets/capaian-tingkat';
import { efisiensiDatasets } from './datasets/efisiensi';
import { ikuDatasets } from './datasets/iku';
import { indikatorDatasets } from './datasets/indikator';
import { keuanganDatasets } from './datasets/keuangan';
import { limaTahunDatasets } from './datasets/lima-tahun';
import { perjanjianDatasets } from './datasets/perjanjian';
import { programInovatifDatasets } from './datasets/program-inovatif';
import { rencanaAksiDatasets } from './datasets/rencana-aksi';
import { rencanaTahunanDatasets } from './datasets/rencana-tahunan';

/** The dataset of every public display page. */
export const datasetSources: readonly DatasetSource[] = [
  ...ikuDatasets,
  ...indikatorDatasets,
  ...limaTahunDatasets,
  ...rencanaTahunanDatasets,
  ...perjanjianDatasets,
  ...rencanaAksiDatasets,
  ...capaianTingkatDatasets,
  ...efisiensiDatasets,
  ...keuanganDatasets,
  ...programInovatifDatasets,
];
