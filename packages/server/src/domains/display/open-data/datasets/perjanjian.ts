import { idSchema, type PerjanjianDisplay } from '@selaras/contracts';
import {
  formatDecimal,
  formatRupiahWords,
  jenisPerjanjianUnit,
  jenisPerjanjianWords,
  sumRupiah,
  terbitanWord,
} from '@selaras/domain';
import { z } from 'zod';
import type { DatasetContent } from '../../../../kit/open-data/dataset';
import {
  angka,
  column,
  datasetTable,
  idColumn,
  measureColumns,
  rupiah,
  targetColumn,
  type ValueColumn,
} from '../../../../kit/open-data/dataset-table';
import { defineDataset } from '../../../../kit/open-data/define-dataset';
import { publicVisibility } from '../../../../kit/visibility/visibility';
import { perjanjianKabupaten, perjanjianSatuanKerja } from '../../perjanjian/perjanjian-routes';
import { datasetTitle, datasetUnit } from '../dataset-words';
import { makro, mikro } from '../page-paths';

type Item = PerjanjianDisplay['item'][number] & {
  readonly nomor: number;
  readonly perjanjian: PerjanjianDisplay;
};

const columns: readonly ValueColumn<Item>[] = [
  idColumn(({ perjanjian: { jenis, subjek_id }, nomor }) => `${jenis}-${subjek_id ?? 0}-${nomor}`),
  column(
    'tingkat',
    'Tingkat',
    'Perjanjian siapa.',
    ({ perjanjian }) => jenisPerjanjianWords[perjanjian.jenis],
  ),
  column('terbitan', 'Terbitan', 'Perjanjian murni atau perubahannya.', ({ perjanjian }) =>
    terbitanWord(perjanjian.perubahan_ke),
  ),
  column('tanggal', 'Tanggal', 'Tanggal perjanjian.', ({ perjanjian }) => perjanjian.tanggal, {
    jenis: 'tanggal',
  }),
  column(
    'pihak_pertama',
    'Pihak pertama',
    'Nama yang berjanji.',
    ({ perjanjian }) => perjanjian.pihak_pertama.nama,
  ),
  column(
    'jabatan_pertama',
    'Jabatan pihak pertama',
    'Jabatan yang berjanji.',
    ({ perjanjian }) => perjanjian.pihak_pertama.jabatan,
  ),
  column(
    'pihak_kedua',
    'Pihak kedua',
    'Nama yang menerima janji; kosong bila pihak pertama berjanji sendiri.',
    ({ perjanjian }) => perjanjian.pihak_kedua?.nama ?? null,
  ),
  column(
    'jabatan_kedua',
    'Jabatan pihak kedua',
    'Jabatan yang menerima janji.',
    ({ perjanjian }) => perjanjian.pihak_kedua?.jabatan ?? null,
  ),
  column('nomor', 'Nomor', 'Urutan dalam perjanjian.', ({ nomor }) => nomor, angka),
  column('sasaran', 'Sasaran', 'Yang dijanjikan.', ({ sasaran }) => sasaran),
  ...measureColumns<Item>(),
  targetColumn(),
  column(
    'anggaran',
    'Anggaran perjanjian',
    'Jumlah anggaran seluruh perjanjian, sama pada setiap barisnya; jangan dijumlahkan antarbaris.',
    ({ perjanjian }) => perjanjian.anggaran,
    rupiah,
  ),
];

const budgetOf = (daftar: readonly PerjanjianDisplay[]): string =>
  formatRupiahWords(sumRupiah(daftar.map(({ anggaran }) => anggaran ?? 0)));

/** The money of a level contains that of the levels below it: only that of one level adds up. */
const isOneLevel = (daftar: readonly PerjanjianDisplay[]): boolean =>
  new Set(daftar.map(({ jenis }) => jenis)).size <= 1;

function contentOf(
  daftar: readonly PerjanjianDisplay[],
  what: string,
  satuanKerja: DatasetContent['satuanKerja'],
  tahun: number,
): DatasetContent {
  const items = daftar.flatMap((perjanjian) =>
    perjanjian.item.map((item, at): Item => ({ ...item, nomor: at + 1, perjanjian })),
  );
  return {
    judul: datasetTitle(what, satuanKerja?.satuan_kerja_nama ?? null, tahun),
    kalimat:
      daftar.length === 0
        ? `Belum ada perjanjian kinerja yang ditandatangani pada pilihan ini untuk tahun ${tahun}.`
        : `${formatDecimal(daftar.length)} perjanjian kinerja menjanjikan ${formatDecimal(items.length)} target tahun ${tahun}.`,
    satuanKerja,
    utama: [
      { label: 'Perjanjian', teks: formatDecimal(daftar.length) },
      { label: 'Target', teks: formatDecimal(items.length) },
      ...(isOneLevel(daftar) ? [{ label: 'Anggaran', teks: budgetOf(daftar) }] : []),
    ],
    ...datasetTable(columns, items),
    grafik: null,
  };
}

/** In the address of the page: the agreements of every level. */
const ALL = 'semua';

/** Who promised what to whom: the regent, and the people of a unit level by level. */
export const perjanjianDatasets = [
  defineDataset(makro('perjanjian-kinerja'), z.object({}), async ({ db, tahun }) => {
    const { data } = await perjanjianKabupaten.make({
      db,
      tahun,
      query: undefined,
      visibility: publicVisibility,
    });
    return contentOf(data, 'Perjanjian kinerja Bupati', null, tahun);
  }),
  defineDataset(
    mikro('perjanjian-kinerja'),
    z.object({
      satuan_kerja_id: idSchema,
      tingkat: z.enum([...jenisPerjanjianUnit, ALL]).default(jenisPerjanjianUnit[0]),
    }),
    async ({ db, tahun, query: { satuan_kerja_id, tingkat } }) => {
      const { data } = await perjanjianSatuanKerja.make({
        db,
        tahun,
        query: { satuan_kerja_id },
        visibility: publicVisibility,
      });
      const shown = data.filter(({ jenis }) => tingkat === ALL || jenis === tingkat);
      const what = `Perjanjian kinerja ${tingkat === ALL ? 'semua tingkat' : jenisPerjanjianWords[tingkat]}`;
      return contentOf(shown, what, await datasetUnit(db, satuan_kerja_id), tahun);
    },
  ),
];
