import { holdRows } from '../hold-rows';
import type { JenisBerkas } from '../import-kind';
import { type BarisRencana, planNomenklatur } from './nomenklatur-plan';
import { readNomenklaturLama, writeNomenklatur } from './nomenklatur-repository';
import {
  type IsiNomenklatur,
  type KolomNomenklatur,
  kolomNomenklatur,
  readNomenklatur,
  tingkatNomenklatur,
} from './nomenklatur-rows';

/** Rows written by one statement: large enough to be quick, small enough to tell how far it is. */
const PORTION = 250;

/** Programmes, activities and sub-activities of a unit and year in the ministry's nomenclature (domain §8). */
export const nomenklaturImpor: JenisBerkas<KolomNomenklatur, IsiNomenklatur> = {
  jenis: 'nomenklatur',
  kolom: kolomNomenklatur,
  async rencana(db, { unit, tahun }, rows): Promise<BarisRencana[]> {
    const lama = await readNomenklaturLama(db, unit, tahun);
    const tahunLalu = await readNomenklaturLama(db, unit, tahun - 1);
    const names = new Map([...tahunLalu].map(([kode, { nama }]) => [kode, nama]));
    return planNomenklatur(readNomenklatur(rows), lama, names);
  },

  async *tulis(tx, { unit, tahun }, rows) {
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
export const contohNomenklatur = [
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
