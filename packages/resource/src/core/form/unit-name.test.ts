import { unitNameOf } from './unit-name';

const user = { id: 1, role_id: 2, satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan' } as never;
const row = { satuan_kerja: { satuan_kerja_id: 1013, satuan_kerja_nama: 'RSUD Tirtaraya' } };
const labels = new Map([['satuan_kerja_id 1014', 'Dinas PUPR']]);

it.each([
  ['the row', {}, row, 'RSUD Tirtaraya'],
  ['the row, chosen again', { satuan_kerja_id: 1013 }, row, 'RSUD Tirtaraya'],
  ['a choice', { satuan_kerja_id: 1014 }, row, 'Dinas PUPR'],
  ['the account', { satuan_kerja_id: 1012 }, null, 'Dinas Kesehatan'],
  ['nobody', { satuan_kerja_id: 1020 }, null, undefined],
  ['nobody yet', { satuan_kerja_id: null }, null, undefined],
])('the unit of a form is named by %s', (_, values, of, name) => {
  expect(unitNameOf(values, { row: of, labels, user })).toBe(name);
});
