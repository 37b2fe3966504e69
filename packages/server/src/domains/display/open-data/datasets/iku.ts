import { type DaftarIku, daftarIkuFilters, type IkuCard, idSchema } from '@selaras/contracts';
import { formatRupiahWords, pembandingWords } from '@selaras/domain';
import { z } from 'zod';
import type { DatasetChart, DatasetContent } from '../../../../kit/open-data/dataset';
import {
  angka,
  capaianColumn,
  column,
  datasetTable,
  idColumn,
  measureColumns,
  persen,
  realisasiColumn,
  rupiah,
  statusColumn,
  targetColumn,
  unitColumns,
  type ValueColumn,
} from '../../../../kit/open-data/dataset-table';
import { defineDataset } from '../../../../kit/open-data/define-dataset';
import { publicVisibility } from '../../../../kit/visibility/visibility';
import { capaianKabupaten, capaianSatuanKerja, daftarIku } from '../../capaian-iku-routes';
import { datasetTitle, datasetUnit, reachedFigures, reachedSentence } from '../dataset-words';
import { makro, mikro } from '../page-paths';

/** Columns of a card, whoever's it is. */
const cardColumns: readonly ValueColumn<IkuCard>[] = [
  column('sasaran', 'Sasaran', 'Sasaran strategis yang diukur indikator ini.', ({ sasaran }) => sasaran),
  ...measureColumns<IkuCard>(),
  targetColumn(),
  realisasiColumn(),
  capaianColumn(),
  statusColumn(),
  column(
    'realisasi_tahun_lalu',
    'Realisasi tahun lalu',
    'Hasil tahun sebelumnya; pada tahun pertama periode, nilai awalnya.',
    (card) => card.realisasi_tahun_lalu,
    angka,
  ),
  column(
    'pertumbuhan',
    'Pertumbuhan',
    'Perubahan realisasi terhadap tahun sebelumnya.',
    (card) => card.perbandingan_realisasi_tahun,
    persen,
  ),
  column(
    'terhadap_target_akhir',
    'Terhadap target akhir',
    'Realisasi terhadap target tahun terakhir RPJMD.',
    (card) => card.perbandingan_realisasi_target,
    persen,
  ),
  column(
    'nilai_pembanding',
    'Nilai pembanding',
    'Rata-rata nasional atau regional tahun ini, dalam satuan baris ini.',
    (card) => card.rata_nasional,
    angka,
  ),
  column(
    'pembanding',
    'Pembanding',
    'Rata-rata mana yang menjadi pembanding.',
    (card) => pembandingWords[card.label_pembanding],
  ),
];

const regencyColumns: readonly ValueColumn<IkuCard>[] = [
  idColumn(({ id }) => `kabupaten-${id}`),
  ...unitColumns<IkuCard>(),
  ...cardColumns,
  column(
    'pagu',
    'Pagu',
    'Anggaran program perangkat daerah di bawah sasaran ini.',
    ({ anggaran }) => anggaran?.pagu ?? null,
    rupiah,
  ),
  column(
    'belanja',
    'Belanja',
    'Realisasi anggaran program di bawah sasaran ini.',
    ({ anggaran }) => anggaran?.realisasi ?? null,
    rupiah,
  ),
  column(
    'hemat',
    'Hemat',
    'Anggaran yang dihemat bila targetnya tercapai; kosong bila tidak dihitung.',
    ({ efisiensi_sumber_daya }) => efisiensi_sumber_daya?.nominal ?? null,
    rupiah,
  ),
];

/** Achievements as bars. */
const achievements = (cards: readonly IkuCard[]): DatasetChart => ({
  jenis: 'batang',
  labels: cards.map(({ indikator }) => indikator),
  series: [{ id: 'capaian', label: 'Capaian', nilai: cards.map(({ capaian }) => capaian) }],
  satuan: 'persen',
});

const regency = (path: string, what: string) =>
  defineDataset(path, z.object({}), async ({ db, tahun }): Promise<DatasetContent> => {
    const { data } = await capaianKabupaten.make({
      db,
      tahun,
      query: undefined,
      visibility: publicVisibility,
    });
    return {
      judul: datasetTitle(what, null, tahun),
      kalimat: reachedSentence(data, 'indikator kinerja utama Bupati'),
      satuanKerja: null,
      utama: [
        ...reachedFigures(data),
        { label: 'Pagu program pendukung', teks: formatRupiahWords(sumOf(data, 'pagu')) },
        { label: 'Belanja', teks: formatRupiahWords(sumOf(data, 'realisasi')) },
      ],
      ...datasetTable(regencyColumns, data),
      grafik: achievements(data),
    };
  });

const sumOf = (cards: readonly IkuCard[], name: 'pagu' | 'realisasi') =>
  cards.reduce((total, { anggaran }) => total + (anggaran?.[name] ?? 0), 0);

const unit = defineDataset(
  mikro('capaian-kinerja-pd'),
  z.object({ satuan_kerja_id: idSchema }),
  async ({ db, tahun, query }) => {
    const { data } = await capaianSatuanKerja.make({ db, tahun, query, visibility: publicVisibility });
    const satuanKerja = await datasetUnit(db, query.satuan_kerja_id);
    return {
      judul: datasetTitle('Capaian kinerja', satuanKerja.satuan_kerja_nama, tahun),
      kalimat: reachedSentence(data, `indikator kinerja utama ${satuanKerja.satuan_kerja_nama}`),
      satuanKerja,
      utama: reachedFigures(data),
      ...datasetTable([idColumn<IkuCard>(({ id }) => `pd-${id}`), ...cardColumns], data),
      grafik: achievements(data),
    };
  },
);

const all = defineDataset('/public-display/capaian-iku', daftarIkuFilters, async ({ db, tahun, query }) => {
  const { data } = await daftarIku.make({
    db,
    tahun,
    query: { ...query, page: 1 },
    visibility: publicVisibility,
    wholeList: true,
  });
  return {
    judul: datasetTitle('Capaian indikator kinerja utama', null, tahun),
    kalimat: reachedSentence(data, 'indikator kinerja utama kabupaten dan perangkat daerah'),
    satuanKerja: null,
    utama: reachedFigures(data),
    ...datasetTable(
      [
        idColumn<DaftarIku>(({ tingkat, id }) => `${tingkat}-${id}`),
        column<DaftarIku>('milik', 'Milik', 'Kabupaten atau perangkat daerah.', ({ tingkat }) =>
          tingkat === 'kabupaten' ? 'Kabupaten' : 'Perangkat daerah',
        ),
        ...unitColumns<IkuCard>(),
        ...cardColumns,
      ],
      data,
    ),
    grafik: achievements(data),
  };
});

/** Key indicators: of the regent, of a unit's head, and all together. */
export const ikuDatasets = [
  regency(makro('dashboard'), 'Indikator kinerja utama'),
  regency(makro('capaian-kinerja-pemda'), 'Capaian kinerja pemerintah daerah'),
  unit,
  all,
];
