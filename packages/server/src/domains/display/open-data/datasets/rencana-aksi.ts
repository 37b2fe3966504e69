import { idSchema, type RencanaAksiDisplay } from '@selaras/contracts';
import { allTriwulan, formatDecimal, polaritasWords } from '@selaras/domain';
import { z } from 'zod';
import type { DatasetContent } from '../../../../kit/open-data/dataset';
import { column, datasetTable, idColumn, type ValueColumn } from '../../../../kit/open-data/dataset-table';
import { defineDataset } from '../../../../kit/open-data/define-dataset';
import { publicVisibility } from '../../../../kit/visibility/visibility';
import { rencanaAksiKabupaten, rencanaAksiSatuanKerja } from '../../rencana-aksi/rencana-aksi-routes';
import { datasetTitle, datasetUnit } from '../dataset-words';
import { makro, mikro } from '../page-paths';
import { quarterColumns } from '../quarter-columns';

const columns: readonly ValueColumn<RencanaAksiDisplay>[] = [
  idColumn(({ id }) => `rencana-aksi-${id}`),
  column('sasaran', 'Sasaran', 'Sasaran yang didukung.', ({ sasaran }) => sasaran),
  column('rencana_aksi', 'Rencana aksi', 'Yang akan dilakukan.', (row) => row.rencana_aksi),
  column('indikator', 'Indikator', 'Yang diukur.', ({ indikator }) => indikator),
  column('satuan', 'Satuan', 'Satuan target dan realisasi pada baris ini.', ({ satuan }) => satuan),
  column('polaritas', 'Polaritas', 'Arah yang diinginkan.', ({ polaritas }) => polaritasWords[polaritas]),
  ...quarterColumns<RencanaAksiDisplay>(),
  column(
    'pengampu',
    'Penanggung jawab',
    'Jabatan atau tim yang bertanggung jawab.',
    ({ pengampu }) => pengampu,
  ),
  column('satuan_kerja', 'Satuan kerja', 'Perangkat daerahnya.', (row) => row.satuan_kerja),
];

function contentOf(
  data: readonly RencanaAksiDisplay[],
  satuanKerja: DatasetContent['satuanKerja'],
  tahun: number,
): DatasetContent {
  const reported = (tw: number) =>
    data.filter(({ triwulan }) => (triwulan[tw - 1]?.realisasi ?? null) !== null).length;
  const latest = allTriwulan.findLast((tw) => reported(tw) > 0);
  const news =
    latest === undefined
      ? 'belum ada yang dilaporkan realisasinya'
      : `${formatDecimal(reported(latest))} sudah dilaporkan realisasinya sampai triwulan ${latest}`;
  return {
    judul: datasetTitle('Rencana aksi', satuanKerja?.satuan_kerja_nama ?? null, tahun),
    kalimat:
      data.length === 0
        ? `Belum ada rencana aksi tahun ${tahun}.`
        : `${formatDecimal(data.length)} rencana aksi tahun ${tahun}, ${news}.`,
    satuanKerja,
    utama: [{ label: 'Rencana aksi', teks: formatDecimal(data.length) }],
    ...datasetTable(columns, data),
    grafik: null,
  };
}

/** Action plans by quarter: the regency's, and a unit's. */
export const rencanaAksiDatasets = [
  defineDataset(makro('rencana-aksi'), z.object({}), async ({ db, tahun }) => {
    const { data } = await rencanaAksiKabupaten.make({
      db,
      tahun,
      query: undefined,
      visibility: publicVisibility,
    });
    return contentOf(data, null, tahun);
  }),
  defineDataset(
    mikro('rencana-aksi'),
    z.object({ satuan_kerja_id: idSchema }),
    async ({ db, tahun, query }) => {
      const { data } = await rencanaAksiSatuanKerja.make({ db, tahun, query, visibility: publicVisibility });
      return contentOf(data, await datasetUnit(db, query.satuan_kerja_id), tahun);
    },
  ),
];
