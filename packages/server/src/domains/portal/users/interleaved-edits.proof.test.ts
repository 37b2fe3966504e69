import type { UserRow } from '@selaras/contracts';
import { roleIds } from '@selaras/roles';
import { takeOwnPassword } from '../../../testing/take-own-password';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const EDITS = 1000;
const GIVEN = 'sandi-yang-panjang';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Counts {
  readonly kiri: number;
  readonly kanan: number;
}
const nameOf = ({ kiri, kanan }: Counts) => `Kiri ${kiri} Kanan ${kanan}`;
const countsOf = (nama: string): Counts => {
  const [kiri = Number.NaN, kanan = Number.NaN] = nama.match(/\d+/g)?.map(Number) ?? [];
  return { kiri, kanan };
};

/** Saves one more of the own side, on top of the row as it is known; told that it is stale, on top of what is there. */
async function addOne(authorization: string, row: UserRow, side: keyof Counts): Promise<[UserRow, number]> {
  let known = row;
  for (let stale = 0; ; stale += 1) {
    const counts = countsOf(known.nama);
    const answer = await test.app.inject({
      method: 'PUT',
      url: `/api/users/${row.id}`,
      headers: { authorization, 'if-match': `"${known.versi}"` },
      payload: {
        nama: nameOf({ ...counts, [side]: counts[side] + 1 }),
        role_id: row.role_id,
        satuan_kerja_id: row.satuan_kerja_id,
      },
    });
    if (answer.statusCode === 200) return [answer.json().data, stale];
    expect(answer.statusCode).toBe(412);
    known = answer.json().terkini;
  }
}

it(`${EDITS} edits of one row by two people, all mixed up, lose nothing and leave a gapless trail`, async () => {
  const { authorization } = await test.signIn('super');
  const create = (username: string, nama: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/users',
      headers: { authorization },
      payload: {
        username,
        nama,
        role_id: roleIds.super,
        satuan_kerja_id: null,
        password: GIVEN,
      },
    });
  await create('super_kedua', 'Super Kedua');
  await takeOwnPassword(test, { username: 'super_kedua', password: GIVEN });
  const second = await test.signIn('super_kedua');
  const row: UserRow = (await create('diperebutkan', nameOf({ kiri: 0, kanan: 0 }))).json().data;

  let refused = 0;
  const work = async (who: string, side: keyof Counts) => {
    let known = row;
    for (let count = 0; count < EDITS / 2; count += 1) {
      const [saved, stale] = await addOne(who, known, side);
      known = saved;
      refused += stale;
    }
  };
  await Promise.all([work(authorization, 'kiri'), work(second.authorization, 'kanan')]);

  const { nama, versi } = await test.db
    .selectFrom('users')
    .select(['nama', 'versi'])
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  expect(countsOf(nama)).toEqual({ kiri: EDITS / 2, kanan: EDITS / 2 });
  expect(versi).toBe(row.versi + EDITS);
  // Two who never met would prove nothing.
  expect(refused).toBeGreaterThan(EDITS / 20);
  const { jumlah } = await test.db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number>().as('jumlah'))
    .where('tabel', '=', 'users')
    .where('baris_id', '=', row.id)
    .where('aksi', '=', 'update')
    .executeTakeFirstOrThrow();
  expect(Number(jumlah)).toBe(EDITS);
});
