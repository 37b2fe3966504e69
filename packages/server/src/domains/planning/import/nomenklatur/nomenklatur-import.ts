import { planImportActs } from '@selaras/contracts';
import { tingkatNomenklatur } from '@selaras/domain';
import type { ImportKind, PlannedRow } from '../../../../kit/import/import-kind';
import { holdRows } from '../hold-rows';
import { planNomenklatur } from './nomenklatur-plan';
import { readStoredNomenklatur, writeNomenklatur } from './nomenklatur-repository';
import {
  type NomenklaturColumn,
  type NomenklaturContent,
  nomenklaturColumns,
  readNomenklatur,
} from './nomenklatur-rows';

/** Rows written by one statement: large enough to be quick, small enough to tell how far it is. */
const PORTION = 250;

/** Programmes, activities and sub-activities of a unit and year in the ministry's nomenclature (domain §8). */
export const nomenklaturImport: ImportKind<NomenklaturColumn, NomenklaturContent> = {
  jenis: 'nomenklatur',
  act: planImportActs.nomenklatur,
  kolom: nomenklaturColumns,
  identitas: ['kode', 'nama'],
  alasanDilewati: 'urusan atau bidang urusan, bukan program, kegiatan atau sub kegiatan',
  written: ({ pagu, indikator_kemendagri, satuan_kemendagri }) => ({
    pagu,
    indikator_kemendagri,
    satuan_kemendagri,
  }),
  async plan(db, { unit, tahun }, rows): Promise<PlannedRow<NomenklaturContent>[]> {
    const lama = await readStoredNomenklatur(db, unit, tahun);
    const tahunLalu = await readStoredNomenklatur(db, unit, tahun - 1);
    const names = new Map([...tahunLalu].map(([kode, { nama }]) => [kode, nama]));
    return planNomenklatur(readNomenklatur(rows), lama, names);
  },

  async *write(tx, { unit, tahun }, rows) {
    await holdRows(tx, { unit, tahun }, tingkatNomenklatur);
    for (const tingkat of tingkatNomenklatur) {
      const level = rows.flatMap(({ keadaan, isi }) =>
        keadaan !== 'sama' && isi.tingkat === tingkat ? [isi] : [],
      );
      for (let from = 0; from < level.length; from += PORTION) {
        const portion = level.slice(from, from + PORTION);
        await writeNomenklatur(tx, { unit, tahun, tingkat }, portion);
        yield portion.length;
      }
    }
  },
};

/** Rows of the template below its head. */
export const nomenklaturExample = [
  ['1.02.02', 'Program Pemenuhan Upaya Kesehatan Perorangan dan Upaya Kesehatan Masyarakat', 1_250_000_000],
  ['1.02.02.2.02', 'Penyediaan Layanan Kesehatan untuk UKM dan UKP Rujukan', 750_000_000],
  [
    '1.02.02.2.02.0001',
    'Pengelolaan Pelayanan Kesehatan Ibu Hamil',
    125_000_000,
    'Jumlah Ibu Hamil yang Mendapatkan Pelayanan Kesehatan Sesuai Standar',
    'Orang',
  ],
];
