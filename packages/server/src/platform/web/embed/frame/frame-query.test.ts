import { type FrameAnswer, readFrameQuery } from './frame-query';

const years = [2024, 2025];
const read = (query: Record<string, unknown>): FrameAnswer => readFrameQuery(query, years);

it('means the whole regency, in Indonesian and in the theme of its reader, when the address says nothing', () => {
  expect(read({})).toEqual({ asked: { locale: 'id', theme: 'auto' } });
});

it('takes what is said', () => {
  expect(read({ satuan_kerja_id: '1012', tahun: '2024', locale: 'en', theme: 'dark' })).toEqual({
    asked: { satuan_kerja_id: 1012, tahun: 2024, locale: 'en', theme: 'dark' },
  });
});

it.each([
  ['satuan_kerja_id', ''],
  ['satuan_kerja_id', 'dinas'],
  ['satuan_kerja_id', '-1'],
  ['satuan_kerja_id', '0'],
  ['satuan_kerja_id', '1e3'],
  ['satuan_kerja_id', '99999999999999999999'],
  ['tahun', ''],
  ['tahun', '2019'],
  ['tahun', '02024'],
  ['tahun', 'toString'],
  ['locale', 'fr'],
  ['locale', ''],
  ['theme', 'gelap'],
  ['theme', 'constructor'],
] as const)('refuses %s=%s', (name, value) => {
  expect(read({ [name]: value })).toMatchObject({ faults: [{ name, what: name }] });
});

it('refuses what is said twice and what it does not know, each by its name', () => {
  expect(read({ tahun: ['2024', '2025'], satuan_kerja: '1012', locale: 'en' })).toEqual({
    locale: 'en',
    faults: [
      { name: 'tahun', what: 'twice' },
      { name: 'satuan_kerja', what: 'unknown' },
    ],
  });
});

it.each([['fr'], [['id', 'en']]])('speaks no language in particular when it is asked for %j', (locale) => {
  expect(read({ locale })).toMatchObject({ locale: null });
});

it('repeats only so many of the faults of one address', () => {
  const query = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`x${at}`, '1']));
  const answer = read(query);
  expect('faults' in answer && answer.faults).toHaveLength(6);
});
