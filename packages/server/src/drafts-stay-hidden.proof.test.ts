import { type AnyCall, HEADER_TAHUN_KINERJA, HEADER_TAHUN_PUBLIK } from '@selaras/contracts';
import { type Actor, ownsUnit, roleIds, roleNames, SETDA_ID, seesAllUnits } from '@selaras/roles';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from './testing/test-app';
import { answerText } from './testing/walk/answer-text';
import {
  type FoundMark,
  fiveYearFields,
  markDrafts,
  marksIn,
  namingFields,
  unmarkedFields,
} from './testing/walk/canaries';
import { exampleRequests } from './testing/walk/example-requests';
import { tables, tablesOf } from './testing/walk/id-tables';

const YEAR = 2025;
/** Units whose plans of the year are drafts, and one whose plan is approved and whose people read. */
const [DRAFT, OTHER_DRAFT] = [1022, 1024];
const READERS = 1012;
const THIRD = 1013;

interface Person {
  readonly name: string;
  readonly actor: Actor | null;
}

const people: readonly Person[] = [
  { name: 'guest', actor: null },
  ...roleNames.map((role) => ({
    name: role,
    actor: { role_id: roleIds[role], satuan_kerja_id: role === 'setda' ? SETDA_ID : READERS },
  })),
  { name: 'third', actor: { role_id: roleIds.perangkat_daerah, satuan_kerja_id: THIRD } },
  { name: 'draft', actor: { role_id: roleIds.perangkat_daerah, satuan_kerja_id: OTHER_DRAFT } },
];

/** Nodes that drafts contribute to, by their ids in `idsOfTable`. */
const PARENTS = 'penerima sumbangan';
let test: TestApp;
const idsOfTable = new Map<string, number[]>();
const sessions = new Map<string, { authorization: string }>();

beforeAll(async () => {
  test = await startTestApp();
  for (const { name, actor } of people) {
    if (actor === null) continue;
    await test.db
      .insertInto('users')
      .values({ username: `kenari_${name}`, password_hash: '-', nama: name, ...actor })
      .execute();
    sessions.set(name, await test.signIn(`kenari_${name}`));
  }
  for (const [above, below] of [
    [READERS, DRAFT],
    [DRAFT, OTHER_DRAFT],
    [THIRD, DRAFT],
  ]) {
    for (const status of ['diusulkan', 'disetujui']) await propose(above ?? 0, below ?? 0, status);
  }
  const marked = await markDrafts(test.db, [DRAFT, OTHER_DRAFT], YEAR);
  expect([...marked].filter(([, rows]) => rows === 0)).toEqual([]);
  for (const table of new Set(Object.values(tables))) {
    const year = { perjanjian_kinerja: 'tahun', kinerja_cross: 'tahun', rencana_aksi: 'tahun' }[table];
    const { rows } = await sql<{ ids: number[] }>`
      select coalesce(array_agg(id), '{}') as ids from (
        select id from ${sql.table(table)} r where satuan_kerja_id in (${DRAFT}, ${READERS}, ${THIRD})
          ${year === undefined ? sql`` : sql`and ${sql.ref(year)} = ${YEAR}`} and deleted_at is null
          ${table === 'kinerja_cross' ? sql`` : sql`and satuan_kerja_id = ${DRAFT}`}
        order by id desc limit ${table === 'kinerja_cross' ? 20 : 2}) r`.execute(test.db);
    idsOfTable.set(table, (rows[0]?.ids ?? []).map(Number));
  }
  const { rows: above } = await sql<{ id: number }>`
    select distinct sasaran_strategis_rpjmd_id as id from sasaran_strategis_pd
    where satuan_kerja_id = ${DRAFT} and deleted_at is null`.execute(test.db);
  idsOfTable.set(
    'sasaran_strategis_rpjmd',
    above.map(({ id }) => id),
  );
  const { rows } = await sql<{ id: number }>`
    select distinct induk_id as id from kinerja_cross where level_induk = 'kinerja-program' and tahun = ${YEAR}
      and satuan_kerja_id in (${DRAFT}, ${OTHER_DRAFT})`.execute(test.db);
  idsOfTable.set(
    PARENTS,
    rows.map(({ id }) => id),
  );
});
afterAll(() => test.close());

/** A contribution of a node of `below` to one of `above`. */
async function propose(above: number, below: number, status: string): Promise<void> {
  await sql`
    insert into kinerja_cross (tahun, level_induk, induk_id, level_anak, anak_id, satuan_kerja_induk_id, satuan_kerja_id,
      status, catatan)
    select ${YEAR}, 'kinerja-program', i.id, 'kinerja-kegiatan', a.id, ${above}, ${below}, ${status},
      ${`KENARI-${below}-catatan- teks`}
    from kinerja_program i, kinerja_kegiatan a
    where i.satuan_kerja_id = ${above} and a.satuan_kerja_id = ${below} and i.tahun_kinerja = ${YEAR}
      and a.tahun_kinerja = ${YEAR} and i.deleted_at is null and a.deleted_at is null and not exists (
        select from kinerja_cross c where c.induk_id = i.id and c.anak_id = a.id and c.level_induk = 'kinerja-program')
    order by i.id, a.id limit 1`.execute(test.db);
}

function idsOf(field: string, call: AnyCall): readonly number[] {
  if (call.path.includes('{id}/kinerja-kegiatan-cross')) return idsOfTable.get(PARENTS) ?? [];
  const named = tablesOf(field, call);
  const most = named.length > 1 ? 1 : undefined;
  return named.flatMap((name) => idsOfTable.get(name)?.slice(0, most) ?? []);
}

/** Drafts that this person may read: those of his own unit, all for roles that see all, and what decision 24 names. */
function mayRead({ actor }: Person, { path }: AnyCall, { unit, field }: FoundMark): boolean {
  if (actor !== null && (seesAllUnits(actor) || ownsUnit(actor, unit))) return true;
  if (field === null || !namingFields.concat('catatan').includes(field)) return false;
  if (path === '/kinerja-cross-cutting/pilihan-simpul') return ['indikator', 'iku'].includes(field);
  const contribution = path.startsWith('/kinerja-cross-cutting') || path.includes('-cross');
  const side = [READERS, THIRD, OTHER_DRAFT].find((own) => actor !== null && ownsUnit(actor, own));
  return contribution && side !== undefined;
}

/**
 * Every mark that one of these people read in a year without being allowed to, and the paths where anybody read one, and
 * one in words.
 */
async function walk(readers: readonly Person[], tahun: number, isDraft: (mark: FoundMark) => boolean) {
  const calls = test.app.calls.filter(
    ({ method, produces }) => method === 'GET' && produces !== 'text/event-stream',
  );
  const leaks = new Set<string>();
  const seen = new Set<string>();
  const seenWords = new Set<string>();
  for (const call of calls) {
    const header = call.tahun === 'publik' ? HEADER_TAHUN_PUBLIK : HEADER_TAHUN_KINERJA;
    for (const url of exampleRequests(call, { unit: DRAFT, words: 'KENARI', idsOf })) {
      for (const person of readers) {
        const headers = { [header]: String(tahun), ...sessions.get(person.name) };
        const answer = await test.app.inject({ url, headers });
        if (answer.statusCode >= 500) throw new Error(`${url} for ${person.name}: ${answer.body}`);
        for (const mark of marksIn(answerText(answer)).filter(isDraft)) {
          seen.add(call.path);
          if (mark.field !== null) seenWords.add(call.path);
          if (!mayRead(person, call, mark)) leaks.add(`${url} ${person.name}: ${mark.unit} ${mark.field}`);
        }
      }
    }
  }
  return { leaks: [...leaks], seen, seenWords };
}

describe('drafts of other units', () => {
  it('bear a mark in every field that somebody writes', async () => {
    expect(await unmarkedFields(test.db)).toEqual([]);
  });

  it('show in no answer of any route, to nobody who may not read them', async () => {
    const { leaks, seen } = await walk(people, YEAR, () => true);
    expect(leaks).toEqual([]);
    // Those who may read them do: the walk has come to the drafts by lists, rows, exports, search and the tree.
    expect(seen.size).toBeGreaterThan(40);
  }, 400_000);

  it('show in no answer through the header of a year whose plan is approved', async () => {
    const readers = people.filter(({ name }) => ['guest', 'third', 'super'].includes(name));
    const { leaks, seenWords } = await walk(
      readers,
      YEAR - 1,
      ({ field }) => field === null || !fiveYearFields.includes(field),
    );
    expect(leaks).toEqual([]);
    // Super, who sees every draft, meets figures of the later year there, and no words but those of the goal itself.
    expect([...seenWords]).not.toContain('/sasaran-strategis-pd/{id}');
  }, 400_000);
});
