import pg from 'pg';
import { readMigrations } from '../../../database/migrations';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database';
import { DIPERBAIKI } from '../penilaian/issue-tindak-lanjut';
import { lkeWriter } from '../testing/lke-writer';

const UNIT = 1012;
/** What both rounds said of a criterion, and what was written in its follow-up before the migration. */
interface Lama {
  readonly nilai: readonly [string, string | null];
  readonly kedua?: { readonly catatan?: string; readonly rekomendasi?: string };
  readonly tindakLanjut?: Partial<typeof whole> & { readonly keadaan?: string };
}
const whole = { rencana: 'Susun', penanggung_jawab: 'Sekretaris', tenggat: '2025-06-30' };
const lama = {
  repaired: { nilai: ['B', 'AA'] },
  better: { nilai: ['C', 'B'] },
  same: { nilai: ['B', 'B'] },
  worse: { nilai: ['B', 'C'], kedua: { catatan: 'Masih kurang' } },
  again: { nilai: ['B', 'AA'], kedua: { rekomendasi: 'Sahkan' } },
  unscored: { nilai: ['B', null] },
  begun: { nilai: ['C', 'B'], tindakLanjut: { rencana: 'Susun' } },
  begunRepaired: { nilai: ['B', 'AA'], tindakLanjut: { ...whole, keadaan: 'diajukan' } },
  closed: { nilai: ['B', 'AA'], tindakLanjut: { ...whole, keadaan: 'selesai' } },
} as const satisfies Record<string, Lama>;
type Nama = keyof typeof lama;

let test: TestDatabase;
let owner: pg.Client;
const kriteria = new Map<Nama, number>();

beforeAll(async () => {
  test = await createTestDatabase({ seed: 'demo' });
  owner = new pg.Client({ connectionString: test.url });
  await owner.connect();
  const writer = lkeWriter(test, UNIT, 2024);
  await writer.clear();
  await writer.answer('A');
  await writer.score(1, 'AA', null);
  await writer.score(2, 'AA', null);
  await writer.put('final');
  const rows = await test.db
    .selectFrom('lke_jawaban')
    .where('satuan_kerja_id', '=', UNIT)
    .where('tahun', '=', 2024)
    .where('tahap', '=', 1)
    .select(['penilaian_id', 'kriteria_id'])
    .orderBy('kriteria_id')
    .execute();
  for (const [at, name] of (Object.keys(lama) as Nama[]).entries()) {
    const row = rows[at];
    if (row === undefined) throw new Error('no criterion');
    const { nilai, kedua = {}, tindakLanjut = {} }: Lama = lama[name];
    kriteria.set(name, row.kriteria_id);
    const round = (tahap: 1 | 2, values: object) =>
      test.db
        .updateTable('lke_jawaban')
        .set(values)
        .where('penilaian_id', '=', row.penilaian_id)
        .where('kriteria_id', '=', row.kriteria_id)
        .where('tahap', '=', tahap)
        .execute();
    await round(1, { nilai: nilai[0], catatan: 'Belum sah', rekomendasi: 'Sahkan' });
    await round(2, { nilai: nilai[1], ...kedua });
    await test.db
      .insertInto('lke_tindak_lanjut')
      .values({
        ...row,
        satuan_kerja_id: UNIT,
        tahun: 2024,
        rekomendasi: 'Sahkan',
        ...(tindakLanjut as object),
      })
      .execute();
  }
  await owner.query('alter table lke_tindak_lanjut drop column diperbaiki');
  await owner.query(readMigrations().find(({ nama }) => nama === 'lke_temuan_diperbaiki')?.sql ?? '');
});
afterAll(async () => {
  await owner.end();
  await test.drop();
});

const kedua = async (name: Nama) => {
  const { catatan, rekomendasi } = await test.db
    .selectFrom('lke_jawaban')
    .where('kriteria_id', '=', kriteria.get(name) ?? 0)
    .where('satuan_kerja_id', '=', UNIT)
    .where('tahap', '=', 2)
    .select(['catatan', 'rekomendasi'])
    .executeTakeFirstOrThrow();
  return [catatan, rekomendasi];
};
const followUp = (name: Nama) =>
  test.db
    .selectFrom('lke_tindak_lanjut')
    .where('kriteria_id', '=', kriteria.get(name) ?? 0)
    .where('satuan_kerja_id', '=', UNIT)
    .select(['keadaan', 'rencana', 'penanggung_jawab', 'tenggat', 'ditarik', 'diperbaiki'])
    .execute();

const nothing = { keadaan: 'terbuka', rencana: null, penanggung_jawab: null, tenggat: null };
/** What stood in a follow-up before. */
const written = (name: Nama) => {
  const { tindakLanjut = {} }: Lama = lama[name];
  return { ...nothing, ...tindakLanjut };
};

it.each<[Nama, string | null, string | null]>([
  ['repaired', null, null],
  ['better', null, null],
  ['same', 'Belum sah', 'Sahkan'],
  ['worse', 'Masih kurang', 'Sahkan'],
  ['again', null, 'Sahkan'],
  ['unscored', null, null],
  ['begun', 'Belum sah', 'Sahkan'],
  ['begunRepaired', null, null],
  ['closed', null, null],
])('of years before, the second round says of what was %s: %s, %s', async (name, catatan, rekomendasi) => {
  expect(await kedua(name)).toEqual([catatan, rekomendasi]);
});

it.each<Nama>(['same', 'worse', 'again', 'unscored', 'begun', 'closed'])(
  'the follow-up of what was %s stands with what was done',
  async (name) => {
    expect(await followUp(name)).toEqual([{ ...written(name), ditarik: null, diperbaiki: false }]);
  },
);

it.each<Nama>(['repaired', 'better', 'begunRepaired'])(
  'the follow-up of what was %s is solved, with all that was written in it',
  async (name) => {
    expect(await followUp(name)).toEqual([{ ...written(name), ditarik: DIPERBAIKI, diperbaiki: true }]);
  },
);
