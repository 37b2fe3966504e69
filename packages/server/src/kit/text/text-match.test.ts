import { isFound, plainText, rankOf, readSearch } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import { planningClient } from '../../testing/planning-client';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { rankSql, searchSql, textFits, textHas } from './text-match';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const texts = [
  'Persentase Jalan Kabupaten dalam Kondisi Mantap',
  'Persentase Penduduk Miskin',
  'Menurunnya angka KEMISKINAN di daerah',
  'Cakupan puskesmas/posyandu (aktif) – 80,5%',
  '1.02.02.2.01 Penyediaan layanan kesehatan',
  '1.02.01.2.02 Penyediaan layanan',
  'Luas kawasan (m²) tanpa kumuh',
  'Kafé rakyat_kecil di Crêpe <b>tebal</b>',
  'e\u0301lan; ÉWE øre',
  'Dinas Kesehatan [RSUD] a=b #ke 100%_x\\y',
  'Indeks Risiko Bencana',
  "Jum'at bersih",
  '',
];
const searches = [
  'jalan rusak',
  'orang miskin',
  'MISKIN persentase',
  'ke',
  'b',
  'e',
  'we',
  '1.02.02',
  '1.02',
  '80,5%',
  'm2',
  'kafe crepe',
  'posyandu puskesmas',
  'banjirnya',
  'rakyat',
  'kecil',
  'ra',
  'tebal',
  'bersih jum',
  'layanan sehat',
  'puskesmas',
  '%',
  '_',
  "'; drop table users; --",
  '\\',
  ':* & !',
  '',
  'persentase penduduk',
  'penduduk miskin',
];

/** The texts as rows `t`, each with its number. */
const rows = sql`(select * from unnest(${texts}::text[]) with ordinality as x(teks, nomor)) t`;
const found = async (condition: RawBuilder<unknown>): Promise<string[]> => {
  const { rows: hits } = await sql<{ teks: string }>`
    select teks from ${rows} where ${condition} order by nomor`.execute(test.db);
  return hits.map(({ teks }) => teks);
};

describe('the condition of a search', () => {
  it.each(searches)(
    'finds by "%s" what the browser finds, with an index of words and without',
    async (typed) => {
      const search = readSearch(typed);
      const expected = texts.filter((text) => isFound(search, plainText(text)));
      expect(await found(textFits(sql`teks`, typed))).toEqual(expected);
      const words = sql`kata_cari(teks)`;
      expect(await found(searchSql(search, (one) => textHas(sql`teks`, one, words)))).toEqual(expected);
    },
  );

  it('finds something by most of them, and not everything', async () => {
    const counts = await Promise.all(
      searches.map(async (typed) => (await found(textFits(sql`teks`, typed))).length),
    );
    expect(counts.filter((count) => count > 0 && count < texts.length).length).toBeGreaterThan(20);
  });

  it.each(searches.filter((typed) => typed !== ''))('ranks by "%s" as the browser does', async (typed) => {
    const search = readSearch(typed);
    const rank = rankSql(search, sql`teks`, (one) => textHas(sql`teks`, one));
    const { rows: ranked } = await sql<{ teks: string; peringkat: number }>`
      select teks, ${rank} as peringkat from ${rows} where ${textFits(sql`teks`, typed)}`.execute(test.db);
    for (const { teks, peringkat } of ranked)
      expect([teks, peringkat]).toEqual([teks, rankOf(search, plainText(teks))]);
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

/** Texts as their indexes have them. */
const indexed = [
  ...['kinerja_program', 'kinerja_kegiatan', 'kinerja_sub_kegiatan'].map(
    (table) => [table, "r.sasaran || ' ' || r.indikator", "r.indikator || ' ' || r.sasaran"] as const,
  ),
  ['sub_kegiatan', "r.kode || ' ' || r.nama", "r.kode || ' ' || r.nama"],
  ['rencana_aksi', "r.rencana_aksi || ' ' || r.indikator", "r.rencana_aksi || ' ' || r.indikator"],
  ['pegawai', 'r.peg_nama', undefined],
  ['pegawai', "r.peg_nama || ' ' || r.peg_nip || ' ' || r.jabatan", undefined],
] as const;

it.each(indexed)('reads indexes of %s (%s), not the whole table', async (table, text, words) => {
  const condition = searchSql(readSearch('puskesmas orang miskin ke'), (one) =>
    textHas(sql.raw(text), one, words === undefined ? undefined : sql`kata_cari(${sql.raw(words)})`),
  );
  await test.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows: plan } = await sql<{ 'QUERY PLAN': string }>`explain select r.id from ${sql.table(table)} r
      where ${condition} and r.deleted_at is null`.execute(tx);
    const said = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(said).toContain('teks_polos');
    expect(said).not.toContain('Seq Scan');
  });
});
