import { baris, scored } from '../penilaian.fixture';
import { nilaiColumns, nilaiModel } from './nilai-model';

const row = baris(1, { tahap_2: scored('B', { catatan: 'Lengkapi', perlu_perbaikan: false, versi: 4 }) });
const model = nilaiModel(2);

it('a criterion is known to the queue by what is written of it in one round', () => {
  expect([model.keyOf(row), model.versionOf(row)]).toEqual(['1', 4]);
  const fields = ['nilai', 'catatan', 'rekomendasi', 'perlu_perbaikan'];
  expect(fields.map((field) => model.valueOf(row, field))).toEqual(['B', 'Lengkapi', null, 'tidak']);
  const changed = model.withValues(row, { nilai: 'AA', perlu_perbaikan: null });
  expect(changed.tahap_2).toMatchObject({ nilai: 'AA', catatan: 'Lengkapi', perlu_perbaikan: null });
  expect(changed.tahap_1).toBe(row.tahap_1);
});

it('a conflict about it is told in words', () => {
  const words = Object.fromEntries(nilaiColumns(2).map(({ title, value }) => [title, value(row)]));
  expect(words).toMatchObject({ Nilai: 'B', Catatan: 'Lengkapi', Perbaikan: 'Tidak perlu diperbaiki' });
});
