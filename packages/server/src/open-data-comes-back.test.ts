import { originColumns } from './domains/display/open-data/formats/origin';
import { cascadeColumns } from './domains/planning/import/cascade/cascade-columns';
import { nomenklaturColumns } from './domains/planning/import/nomenklatur/nomenklatur-rows';
import { pegawaiColumns } from './domains/tim-kerja/pegawai/import/pegawai-columns';
import type { FileColumn } from './kit/sheet-import/sheet-column';
import { rowsByColumn } from './kit/sheet-import/sheet-column';

const kinds: readonly (readonly [string, readonly FileColumn<string>[]])[] = [
  ['the cascade', cascadeColumns],
  ['the nomenclature', nomenklaturColumns],
  ['employees', pegawaiColumns],
];

it.each(kinds)('where a row of open data comes from is read as no field of %s', (_, columns) => {
  const heads = columns.map(({ title }) => title);
  const values = heads.map((head) => `nilai ${head}`);
  const origin = originColumns.map(({ judul }) => judul);
  const read = rowsByColumn(
    [
      [...origin, ...heads, ...origin],
      [...origin.map(() => 'asal'), ...values, ...origin.map(() => 'asal')],
    ],
    columns,
  );
  const isi = Object.fromEntries(columns.map(({ name, title }) => [name, `nilai ${title}`]));
  expect(read).toEqual({ baris: [{ nomor: 2, isi }], dilewati: [] });
});
