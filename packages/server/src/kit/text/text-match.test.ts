import { sql } from 'kysely';
import { planningClient } from '../../testing/planning-client';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { isWordStart } from './text-match';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('isWordStart', () => {
  it.each([
    ['k', true],
    ['Ke', true],
    ['80', true],
    ['ibu', false],
    ['%', false],
    ['a%', false],
    ['', false],
  ])('of "%s" is %s', (typed, expected) => {
    expect(isWordStart(typed)).toBe(expected);
  });
});

/** Lists whose words an index has, and one that is read as it is. */
describe.each([
  ['/kinerja-sub-kegiatan', 'kinerja_sub_kegiatan', 'indikator'],
  ['/kinerja-program', 'kinerja_program', 'indikator'],
  ['/sub-kegiatan', 'sub_kegiatan', 'nama'],
  ['/kinerja-langkah-aksi', 'kinerja_langkah_aksi', 'indikator'],
])('the search of %s', (path, table, column) => {
  /** Takes the word in the middle out of a text of the list. */
  const wordOfList = async () => {
    const { rows } = await sql<{ word: string }>`
      select (regexp_match(${sql.ref(column)}, ' ([[:alpha:]]{6,})'))[1] as word from ${sql.table(table)}
      where tahun_kinerja = 2025 and deleted_at is null and ${sql.ref(column)} ~ ' [[:alpha:]]{6,}' limit 1`.execute(
      test.db,
    );
    return rows[0]?.word ?? '';
  };
  const totalOf = async (q: string) =>
    (await planningClient(test, 'super').get(`${path}?q=${encodeURIComponent(q)}`)).body.total as number;
  const countOf = async (pattern: string) => {
    const texts = path === '/sub-kegiatan' ? sql`kode || ' ' || nama` : sql`sasaran || ' ' || indikator`;
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from ${sql.table(table)}
      where tahun_kinerja = 2025 and deleted_at is null and (${texts}) ~* ${pattern}`.execute(test.db);
    return rows[0]?.n;
  };

  it('finds words that begin with one or two letters, and parts of words from three letters on', async () => {
    const word = await wordOfList();
    for (const typed of [word.slice(0, 1), word.slice(0, 2).toUpperCase()]) {
      const total = await totalOf(typed);
      expect(total).toBeGreaterThan(0);
      expect([typed, total]).toEqual([typed, await countOf(String.raw`\m${typed}`)]);
    }
    expect(await totalOf(word.slice(1, 5))).toBeGreaterThan(0);
  });
});
