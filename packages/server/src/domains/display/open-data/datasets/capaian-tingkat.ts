import {
  type CapaianTingkatRow,
  type CapaianUnit,
  capaianTingkatFilters,
  idSchema,
  type TingkatCapaian,
} from '@selaras/contracts';
import { sebutanTingkat } from '@selaras/domain';
import type { z } from 'zod';
import type { DatasetChart, DatasetContent } from '../../../../kit/open-data/dataset';
import {
  capaianColumn,
  column,
  datasetTable,
  idColumn,
  measureColumns,
  realisasiColumn,
  statusColumn,
  targetColumn,
  unitColumns,
  type ValueColumn,
} from '../../../../kit/open-data/dataset-table';
import { type DatasetInput, defineDataset } from '../../../../kit/open-data/define-dataset';
import { publicVisibility } from '../../../../kit/visibility/visibility';
import { capaianTingkat } from '../../capaian-tingkat/capaian-tingkat-routes';
import { datasetTitle, datasetUnit, reachedFigures, reachedSentence } from '../dataset-words';
import { makro, mikro } from '../page-paths';

const columns = (tingkat: TingkatCapaian): readonly ValueColumn<CapaianTingkatRow>[] => [
  idColumn(({ id }) => `${tingkat}-${id}`),
  ...unitColumns<CapaianTingkatRow>(),
  column('kode', 'Kode', 'Kode dalam nomenklatur.', ({ kode }) => kode),
  column('nama', 'Nomenklatur', 'Nama dalam nomenklatur.', ({ nama }) => nama),
  column('sasaran', 'Sasaran', 'Hasil yang diinginkan.', ({ sasaran }) => sasaran),
  ...measureColumns<CapaianTingkatRow>(),
  targetColumn(),
  realisasiColumn(),
  capaianColumn(),
  statusColumn(),
  column(
    'penyebab',
    'Penyebab',
    'Mengapa target tidak tercapai; kosong bila tercapai atau belum ditulis.',
    ({ penyebab }) => penyebab,
  ),
  column(
    'solusi',
    'Solusi',
    'Yang dilakukan terhadapnya, dipisahkan titik koma.',
    ({ solusi }) => solusi.join('; ') || null,
  ),
];

/** Counts of units, of those that were asked for. */
const counts = (units: readonly CapaianUnit[]): DatasetChart => ({
  jenis: 'batang',
  labels: units.map(({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama),
  series: [
    { id: 'tercapai', label: 'Tercapai', nilai: units.map(({ jumlah }) => jumlah.tercapai) },
    {
      id: 'tidak-tercapai',
      label: 'Tidak tercapai',
      nilai: units.map(({ jumlah }) => jumlah.tidak_tercapai),
    },
    {
      id: 'belum-ada-data',
      label: 'Belum ada data',
      nilai: units.map(({ jumlah }) => jumlah.belum_ada_data),
    },
  ],
  satuan: 'buah',
});

const ofUnit = capaianTingkatFilters.extend({ satuan_kerja_id: idSchema });

const level =
  (tingkat: TingkatCapaian) =>
  async ({
    db,
    tahun,
    query,
  }: DatasetInput<z.output<typeof capaianTingkatFilters>>): Promise<DatasetContent> => {
    const { data, unit } = await capaianTingkat.make({
      db,
      tahun,
      query: { ...query, tingkat, page: 1 },
      visibility: publicVisibility,
      wholeList: true,
    });
    const id = query.satuan_kerja_id;
    const satuanKerja = id === undefined ? null : await datasetUnit(db, id);
    const sebutan = sebutanTingkat[tingkat];
    return {
      judul: datasetTitle(`Capaian ${sebutan}`, satuanKerja?.satuan_kerja_nama ?? null, tahun),
      kalimat: reachedSentence(data, sebutan),
      satuanKerja,
      utama: reachedFigures(data),
      ...datasetTable(columns(tingkat), data),
      grafik: counts(
        unit.filter(({ satuan_kerja }) => id === undefined || satuan_kerja.satuan_kerja_id === id),
      ),
    };
  };

/** Achievement of the levels below the key indicators: of all units, and of one. */
export const capaianTingkatDatasets = [
  defineDataset(makro('capaian-kinerja-program'), capaianTingkatFilters, level('program')),
  defineDataset(makro('capaian-kinerja-kegiatan'), capaianTingkatFilters, level('kegiatan')),
  defineDataset(makro('capaian-kinerja-sub-kegiatan'), capaianTingkatFilters, level('sub-kegiatan')),
  defineDataset(makro('capaian-kinerja-aktivitas'), capaianTingkatFilters, level('langkah-aksi')),
  defineDataset(mikro('capaian-kinerja-program'), ofUnit, level('program')),
  defineDataset(mikro('capaian-kinerja-kegiatan'), ofUnit, level('kegiatan')),
  defineDataset(mikro('capaian-kinerja-sub-kegiatan'), ofUnit, level('sub-kegiatan')),
  defineDataset(mikro('capaian-kinerja-langkah-aksi'), ofUnit, level('langkah-aksi')),
];
