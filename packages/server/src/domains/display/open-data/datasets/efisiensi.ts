import { type BarisEfisiensi, type EfisiensiAnggaran, idSchema } from '@selaras/contracts';
import { formatRupiahWords } from '@selaras/domain';
import { z } from 'zod';
import type { DatasetContent } from '../../../../kit/open-data/dataset';
import {
  capaianColumn,
  column,
  datasetTable,
  idColumn,
  persen,
  rupiah,
  type ValueColumn,
} from '../../../../kit/open-data/dataset-table';
import { defineDataset } from '../../../../kit/open-data/define-dataset';
import { publicVisibility } from '../../../../kit/visibility/visibility';
import { efisiensiKabupaten, efisiensiSatuanKerja } from '../../efisiensi-routes';
import { datasetTitle, datasetUnit } from '../dataset-words';
import { makro, mikro } from '../page-paths';

const columns = (owner: string): readonly ValueColumn<BarisEfisiensi>[] => [
  idColumn(({ id }) => `${owner}-${id}`),
  column('sasaran', 'Sasaran', 'Sasaran strategis.', ({ sasaran }) => sasaran),
  column('indikator', 'Indikator', 'Yang diukur.', ({ indikator }) => indikator),
  capaianColumn(),
  column('pagu', 'Pagu', 'Anggaran program di bawah sasaran ini.', ({ pagu }) => pagu, rupiah),
  column(
    'realisasi',
    'Realisasi',
    'Belanja program di bawah sasaran ini; kosong selama belum diketahui.',
    ({ realisasi }) => realisasi,
    rupiah,
  ),
  column(
    'hemat',
    'Hemat',
    'Anggaran yang dihemat bila targetnya tercapai, tidak pernah negatif; kosong bila tidak dihitung.',
    ({ efisiensi }) => efisiensi?.nominal ?? null,
    rupiah,
  ),
  column(
    'hemat_persen',
    'Hemat terhadap pagu',
    'Bagian pagu yang dihemat.',
    ({ efisiensi }) => efisiensi?.persen ?? null,
    persen,
  ),
];

function contentOf(
  { baris, jumlah }: EfisiensiAnggaran,
  satuanKerja: DatasetContent['satuanKerja'],
  tahun: number,
): DatasetContent {
  const saved = jumlah.efisiensi === null ? null : formatRupiahWords(jumlah.efisiensi.nominal);
  return {
    judul: datasetTitle('Efisiensi anggaran', satuanKerja?.satuan_kerja_nama ?? null, tahun),
    kalimat:
      saved === null
        ? 'Belum ada sasaran yang targetnya tercapai dengan anggaran yang diketahui.'
        : `${saved} anggaran dihemat pada sasaran yang targetnya tercapai tahun ${tahun}.`,
    satuanKerja,
    utama: [
      { label: 'Pagu', teks: formatRupiahWords(jumlah.pagu) },
      { label: 'Belanja', teks: formatRupiahWords(jumlah.realisasi) },
      { label: 'Hemat', teks: saved ?? formatRupiahWords(null) },
    ],
    ...datasetTable(columns(satuanKerja === null ? 'kabupaten' : 'pd'), baris),
    grafik: {
      jenis: 'batang',
      labels: baris.map(({ indikator }) => indikator),
      series: [
        { id: 'target', label: 'Pagu', nilai: baris.map(({ pagu }) => pagu) },
        { id: 'realisasi', label: 'Belanja', nilai: baris.map(({ realisasi }) => realisasi) },
      ],
      satuan: 'rupiah',
    },
  };
}

const NAME = 'capaian-kinerja-efisiensi-anggaran';

/** What was saved below the regency's goals, and below a unit's. */
export const efisiensiDatasets = [
  defineDataset(makro(NAME), z.object({}), async ({ db, tahun }) => {
    const { data } = await efisiensiKabupaten.make({
      db,
      tahun,
      query: undefined,
      visibility: publicVisibility,
    });
    return contentOf(data, null, tahun);
  }),
  defineDataset(mikro(NAME), z.object({ satuan_kerja_id: idSchema }), async ({ db, tahun, query }) => {
    const { data } = await efisiensiSatuanKerja.make({ db, tahun, query, visibility: publicVisibility });
    return contentOf(data, await datasetUnit(db, query.satuan_kerja_id), tahun);
  }),
];
