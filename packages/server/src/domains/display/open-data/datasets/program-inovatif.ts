import {
  gambarInovasiFields,
  idSchema,
  type ProgramInovatif,
  programInovatifFields,
  sheetTitle,
} from '@selaras/contracts';
import { formatDecimal } from '@selaras/domain';
import { z } from 'zod';
import type { DatasetContent } from '../../../../kit/open-data/dataset';
import {
  column,
  datasetTable,
  idColumn,
  unitColumns,
  type ValueColumn,
} from '../../../../kit/open-data/dataset-table';
import { type DatasetInput, defineDataset } from '../../../../kit/open-data/define-dataset';
import { publicVisibility } from '../../../../kit/visibility/visibility';
import { programInovatif } from '../../program-inovatif/program-inovatif-routes';
import { datasetTitle, datasetUnit } from '../dataset-words';
import { makro, mikro } from '../page-paths';

const own = (name: keyof typeof programInovatifFields, meaning: string): ValueColumn<ProgramInovatif> =>
  column(name, programInovatifFields[name].label, meaning, (row) => row[name]);

const columns: readonly ValueColumn<ProgramInovatif>[] = [
  idColumn(({ id }) => `inovasi-${id}`),
  ...unitColumns<ProgramInovatif>(),
  own('judul', 'Nama inovasi.'),
  own('deskripsi', 'Apa inovasinya.'),
  own('manfaat', 'Apa manfaatnya.'),
  own('tautan', 'Alamat keterangan lebih lanjut.'),
  column(
    'gambar',
    sheetTitle(gambarInovasiFields.teks_alternatif),
    'Yang terlihat pada gambarnya; kosong bila tidak bergambar.',
    ({ gambar }) => gambar?.teks_alternatif ?? null,
  ),
];

async function make({
  db,
  tahun,
  query,
}: DatasetInput<{ satuan_kerja_id?: number | undefined }>): Promise<DatasetContent> {
  const { data } = await programInovatif.make({ db, tahun, query, visibility: publicVisibility });
  const id = query.satuan_kerja_id;
  const satuanKerja = id === undefined ? null : await datasetUnit(db, id);
  const units = new Set(data.map(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id));
  const of = satuanKerja === null ? ` dari ${formatDecimal(units.size)} satuan kerja` : '';
  return {
    judul: datasetTitle('Program inovatif', satuanKerja?.satuan_kerja_nama ?? null, tahun),
    kalimat:
      data.length === 0
        ? `Belum ada program inovatif tahun ${tahun}.`
        : `${formatDecimal(data.length)} program inovatif${of} tahun ${tahun}.`,
    satuanKerja,
    utama: [{ label: 'Program inovatif', teks: formatDecimal(data.length) }],
    ...datasetTable(columns, data),
    grafik: null,
  };
}

/** What units invented: of all, and of one. */
export const programInovatifDatasets = [
  defineDataset(makro('program-inovatif'), z.object({}), make),
  defineDataset(mikro('program-inovatif'), z.object({ satuan_kerja_id: idSchema }), make),
];
