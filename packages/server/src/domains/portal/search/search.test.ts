import type { IndikatorHit } from '@selaras/contracts';
import { readSearch } from '@selaras/domain';
import { sql } from 'kysely';
import { searchSql, textHas } from '../../../kit/text/text-match';
import { startTestApp, type TestApp } from '../../../testing/test-app';

/** Planning of this unit is a draft in 2025. */
const DRAF = 999906;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function search(q: string, username = 'super', tahun = 2025) {
  const headers = { ...(await test.signIn(username)), 'default-key-tahun-kinerja': String(tahun) };
  return test.app.inject({ url: `/api/cari/indikator?q=${encodeURIComponent(q)}`, headers });
}
async function find(...input: Parameters<typeof search>): Promise<IndikatorHit[]> {
  const answer = await search(...input);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** Every indicator in the tree that the reader is shown, by `level:id`. */
async function treeKeys(username: string, unit: number, tahun = 2025): Promise<Set<string>> {
  const headers = { ...(await test.signIn(username)), 'default-key-tahun-kinerja': String(tahun) };
  const { data } = (await test.app.inject({ url: `/api/cascading?satuan_kerja_id=${unit}`, headers })).json();
  const keys = new Set<string>();
  const childrenOf = {
    'sasaran-strategis-rpjmd': ['sasaran_strategis_pd', 'sasaran-strategis-pd'],
    'sasaran-strategis-pd': ['kinerja_program', 'kinerja-program'],
    'kinerja-program': ['kinerja_kegiatan', 'kinerja-kegiatan'],
    'kinerja-kegiatan': ['kinerja_sub_kegiatan', 'kinerja-sub-kegiatan'],
  } as Record<string, [string, string]>;
  const add = (level: string, nodes: readonly Record<string, unknown>[]) => {
    for (const node of nodes) {
      keys.add(`${level}:${node.id}`);
      const [field, below] = childrenOf[level] ?? [];
      if (field && below) add(below, node[field] as Record<string, unknown>[]);
    }
  };
  add('sasaran-strategis-rpjmd', data);
  return keys;
}

describe('GET /cari/indikator', () => {
  it('finds indicators of every level, and each stands in the tree of the unit that is named', async () => {
    const levels = new Set<string>();
    for (const q of ['persentase', 'jumlah', 'indeks', 'angka', 'cakupan', 'dokumen', 'nilai']) {
      for (const { level, id, satuan_kerja } of (await find(q)).slice(0, 6)) {
        levels.add(level);
        const keys = await treeKeys('super', satuan_kerja.satuan_kerja_id);
        expect(keys).toContain(`${level}:${id}`);
      }
    }
    expect([...levels].sort()).toEqual([
      'kinerja-kegiatan',
      'kinerja-program',
      'kinerja-sub-kegiatan',
      'sasaran-strategis-pd',
      'sasaran-strategis-rpjmd',
    ]);
  });

  it('takes beginnings of words, in any order, in any case, in indicator or goal', async () => {
    const words = ['Kesehatan', 'Persen'];
    const found = await find(words.join(' '));
    expect(found.length).toBeGreaterThan(0);
    for (const { indikator, sasaran } of found) {
      for (const word of words) expect(`${indikator} ${sasaran}`.toLowerCase()).toContain(word.toLowerCase());
    }
    expect(await find('persen KESEHATAN')).toHaveLength(found.length);
  });

  it('finds words that only a slash or a bracket parts', async () => {
    await sql`update kinerja_program set indikator = 'Cakupan zirkonia/quarzolit (pualam-x)'
      where id = (select min(id) from kinerja_program where tahun_kinerja = 2025 and satuan_kerja_id = 1012)`.execute(
      test.db,
    );
    for (const q of ['quarzolit', 'pualam', 'zirkonia quarz']) expect(await find(q)).toHaveLength(1);
  });

  it('answers 20 at most, the own unit before others', async () => {
    const found = await find('jumlah', 'dinkes');
    expect(found).toHaveLength(20);
    const own = found.map(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id === 1012);
    expect(own).toEqual(own.toSorted((a, b) => Number(b) - Number(a)));
    expect(own[0]).toBe(true);
  });

  it('shows drafts of a unit to itself and to who sees all, and to nobody else', async () => {
    const [draft] = await sql<{ indikator: string }>`
      select indikator from kinerja_program where satuan_kerja_id = ${DRAF} and tahun_kinerja = 2025 order by id`
      .execute(test.db)
      .then(({ rows }) => rows);
    const q = (draft?.indikator ?? '').slice(0, 90);
    const units = async (username: string) =>
      (await find(q, username)).map(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id);
    expect(await units('bagorganisasi')).toContain(DRAF);
    expect(await units('super')).toContain(DRAF);
    expect(await units('dinkes')).not.toContain(DRAF);
    expect(await units('rsud')).not.toContain(DRAF);
  });

  it('searches the chosen year only', async () => {
    const of2024 = await find('persentase', 'super', 2024);
    const of2025 = await find('persentase', 'super', 2025);
    const annual = (found: IndikatorHit[]) =>
      new Set(found.filter(({ level }) => level.startsWith('kinerja-')).map(({ id, level }) => level + id));
    expect([...annual(of2024)].filter((key) => annual(of2025).has(key))).toEqual([]);
  });

  it('leaves out what the diagram hides', async () => {
    const { rows } = await sql<{ id: number; iku: string }>`
      select id, iku from sasaran_strategis_pd where satuan_kerja_id = 1013 and deleted_at is null limit 1`.execute(
      test.db,
    );
    const hidden = rows[0];
    const ids = async () =>
      (await find(hidden?.iku.slice(0, 90) ?? '')).map(({ level, id }) => `${level}:${id}`);
    expect(await ids()).toContain(`sasaran-strategis-pd:${hidden?.id}`);
    await sql`update sasaran_strategis_pd set render_status = 'hide' where id = ${hidden?.id}`.execute(
      test.db,
    );
    expect(await ids()).not.toContain(`sasaran-strategis-pd:${hidden?.id}`);
  });

  it.each(["'", '& | !', 'a:*', "x'); drop table users; --", '%_', '\\', '💧💧', '<->'])(
    'takes %s for words and nothing else',
    async (q) => {
      expect([200, 422]).toContain((await search(q)).statusCode);
    },
  );

  it('wants two characters, and a hundred at most', async () => {
    expect((await search('a')).statusCode).toBe(422);
    expect((await search('  ')).statusCode).toBe(422);
    expect((await search('a'.repeat(101))).statusCode).toBe(422);
  });

  it('reads indexes, not the whole table', async () => {
    const condition = searchSql(readSearch('puskesmas ke'), (one) =>
      textHas(sql`r.sasaran || ' ' || r.indikator`, one, sql`kata_cari(r.indikator || ' ' || r.sasaran)`),
    );
    await test.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      for (const table of ['kinerja_program', 'kinerja_kegiatan', 'kinerja_sub_kegiatan']) {
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from ${sql.table(table)} r
          where ${condition} and r.deleted_at is null`.execute(tx);
        const plan = rows.map((row) => row['QUERY PLAN']).join();
        expect(plan).toContain(`${table}_`);
        expect(plan).not.toContain('Seq Scan');
      }
    });
  });

  it('finds by everyday words, what has the typed words themselves first', async () => {
    const found = await find('orang miskin');
    expect(found.length).toBeGreaterThan(0);
    for (const { indikator, sasaran } of found) expect(`${indikator} ${sasaran}`).toMatch(/miskin/i);
    expect((await find('jalan rusak')).map(({ indikator }) => indikator)).toContain(
      'Persentase Jalan Kabupaten dalam Kondisi Mantap',
    );
    await sql`update kinerja_program set indikator = 'Panjang jalan rusak'
      where id = (select max(id) from kinerja_program where tahun_kinerja = 2025 and satuan_kerja_id = 1012)`.execute(
      test.db,
    );
    expect((await find('jalan rusak'))[0]?.indikator).toBe('Panjang jalan rusak');
  });
});
