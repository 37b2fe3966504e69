import type { UserRow } from '@selaras/contracts';
import { roleIds } from '@selaras/roles';
import { takeOwnPassword } from '../../../testing/take-own-password';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
let admin: { authorization: string };
let serial = 0;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signIn('super');
});
afterAll(() => test.close());

const request = (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) =>
  test.app.inject({
    method,
    url: `/api${url}`,
    headers: { ...admin, ...headers },
    ...(payload && { payload }),
  });

const fields = (more: object = {}) => ({
  username: `uji${++serial}`,
  nama: 'Pengguna Uji',
  role_id: roleIds.perangkat_daerah,
  satuan_kerja_id: 1012,
  password: 'sandi-yang-panjang',
  ...more,
});
const create = async (more: object = {}): Promise<UserRow> =>
  (await request('POST', '/users', fields(more))).json().data;
const match = ({ versi }: UserRow) => ({ 'if-match': `"${versi}"` });
const idOf = async (username: string) =>
  (await test.db.selectFrom('users').where('username', '=', username).select('id').executeTakeFirstOrThrow())
    .id;
const login = (username: string, password: string) =>
  test.app.inject({ method: 'POST', url: '/api/login', payload: { username, password } });

describe('the list of users', () => {
  it('has 20 rows a page, in the order of names, and says how many there are', async () => {
    for (let n = 0; n < 8; n += 1) await create();
    const first = (await request('GET', '/users')).json();
    expect(first).toMatchObject({ current_page: 1, per_page: 20 });
    expect(first.data).toHaveLength(20);
    expect(first.total).toBeGreaterThan(20);
    const second = (await request('GET', '/users?page=2')).json();
    expect(second.data).toHaveLength(first.total - 20);
    const ids = [...first.data, ...second.data].map((row: UserRow) => row.id);
    expect(new Set(ids).size).toBe(first.total);
  });

  it.each([
    ['q=KADIN', 'username', ['kadinkes']],
    ['q=RSUD Tirta', 'username', ['rsud']],
    [`role_id=${roleIds.setda}`, 'username', ['setda']],
    ['satuan_kerja_id=1046', 'username', ['dpmptsp']],
    ['q=%25', 'username', []],
    ['q=_____________________', 'username', []],
  ])('with %s finds exactly these', async (query, key, expected) => {
    const { data } = (await request('GET', `/users?${query}`)).json();
    expect(data.map((row: Record<string, unknown>) => row[key])).toEqual(expected);
  });

  it('can be turned round', async () => {
    const up = (await request('GET', '/users?urut=username')).json().data as UserRow[];
    const down = (await request('GET', '/users?urut=-username')).json().data as UserRow[];
    expect(up[0]?.username.localeCompare(down[0]?.username ?? '')).toBeLessThan(0);
  });

  it.each(['page=0', 'page=x', 'urut=password_hash', 'role_id=satu', 'aktif=ya'])(
    'refuses %s',
    async (query) => {
      expect((await request('GET', `/users?${query}`)).statusCode).toBe(422);
    },
  );

  it('shows one user with an ETag that answers 304', async () => {
    const url = `/users/${await idOf('dinkes')}`;
    const { etag } = (await request('GET', url)).headers;
    expect((await request('GET', url, undefined, { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });

  it('never gives a password hash', async () => {
    expect((await request('GET', '/users')).body).not.toMatch(/argon2|password/);
  });
});

describe('a new user', () => {
  it('can sign in with the password that was set', async () => {
    const answer = await request('POST', '/users', fields({ username: 'Baru.Sekali' }));
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data).toMatchObject({
      username: 'baru.sekali',
      satuan_kerja_nama: 'Dinas Kesehatan',
      aktif: true,
      terakhir_aktif: null,
    });
    expect((await login('baru.sekali', 'sandi-yang-panjang')).statusCode).toBe(200);
  });

  it.each([
    ['username', { username: 'a' }],
    ['username', { username: 'ada spasi' }],
    ['nama', { nama: ' ' }],
    ['password', { password: 'pendek' }],
    ['password', { username: 'tuti', password: 'tuti-tuti-tuti' }],
    ['role_id', { role_id: 5 }],
    ['satuan_kerja_id', { satuan_kerja_id: null }],
    ['satuan_kerja_id', { satuan_kerja_id: 4242 }],
  ])('with a wrong %s is refused by that field', async (field, more) => {
    const answer = await request('POST', '/users', fields(more));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  it('needs no unit when the role sees all', async () => {
    expect(await create({ role_id: roleIds.pemda, satuan_kerja_id: null })).toMatchObject({
      satuan_kerja_nama: null,
    });
  });

  it('cannot take a name that is taken', async () => {
    const answer = await request('POST', '/users', fields({ username: 'dinkes' }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json().errors).toEqual({ username: ['Nama pengguna sudah dipakai'] });
  });

  it('is made once by 50 clicks with one key, and every click gets the same answer', async () => {
    const body = fields();
    const clicks = Array.from({ length: 50 }, () =>
      request('POST', '/users', body, { 'idempotency-key': 'klik-ganda' }),
    );
    const answers = await Promise.all(clicks);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ json }) => json().data.id)).size).toBe(1);
    const rows = await test.db
      .selectFrom('users')
      .where('username', '=', body.username)
      .select('id')
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('can be sent again with the same key after it was refused', async () => {
    const headers = { 'idempotency-key': 'coba-lagi' };
    expect((await request('POST', '/users', fields({ username: 'dinkes' }), headers)).statusCode).toBe(409);
    expect((await request('POST', '/users', fields(), headers)).statusCode).toBe(201);
  });

  it('cannot be made with the key of another one', async () => {
    const headers = { 'idempotency-key': 'dipakai-dua-kali' };
    await request('POST', '/users', fields(), headers);
    expect((await request('POST', '/users', fields(), headers)).statusCode).toBe(409);
  });
});

describe('a change', () => {
  const change = { nama: 'Nama Baru', role_id: roleIds.perangkat_daerah, satuan_kerja_id: 1012 };

  it('needs the version it was made on (428)', async () => {
    const user = await create();
    expect((await request('PUT', `/users/${user.id}`, change)).statusCode).toBe(428);
  });

  it('on a stale version is refused with the row as it is now (412)', async () => {
    const user = await create();
    const first = await request('PUT', `/users/${user.id}`, change, match(user));
    expect(first.statusCode).toBe(200);
    const second = await request('PUT', `/users/${user.id}`, { ...change, nama: 'Lain' }, match(user));
    expect(second.statusCode).toBe(412);
    expect(second.json().terkini).toMatchObject({ nama: 'Nama Baru', versi: user.versi + 1 });
    const again = await request(
      'PUT',
      `/users/${user.id}`,
      { ...change, nama: 'Lain' },
      {
        'if-match': String(first.headers.etag),
      },
    );
    expect(again.json().data.nama).toBe('Lain');
  });

  it('is not lost when many come at once: one wins, the others are told', async () => {
    const user = await create();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        request('PUT', `/users/${user.id}`, { ...change, nama: `Nama ${n}` }, match(user)),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 412)).toHaveLength(9);
  });

  it('of somebody who does not exist is 404', async () => {
    expect((await request('PUT', '/users/999999', change, { 'if-match': '"1"' })).statusCode).toBe(404);
  });

  it.each([
    ['role', 'PUT', '', { nama: 'x', role_id: roleIds.pemda, satuan_kerja_id: null }, 401],
    ['unit', 'PUT', '', { nama: 'x', role_id: roleIds.perangkat_daerah, satuan_kerja_id: 1013 }, 401],
    ['password', 'PUT', '/kata-sandi', { password: 'sandi-yang-lain' }, 401],
    ['being active', 'POST', '/nonaktifkan', undefined, 401],
    ['name', 'PUT', '', { nama: 'y', role_id: roleIds.perangkat_daerah, satuan_kerja_id: 1012 }, 200],
  ] as const)(
    'of the %s (%s%s) leaves the user’s sessions as they should be',
    async (_what, method, path, body, status) => {
      const user = await create();
      const session = await test.signIn(user.username);
      const changed = await request(method, `/users/${user.id}${path}`, body, match(user));
      expect(changed.statusCode).toBe(200);
      expect((await test.app.inject({ url: '/api/user', headers: session })).statusCode).toBe(status);
    },
  );

  it('of the password lets the new one in and the old one out', async () => {
    const user = await create();
    await request('PUT', `/users/${user.id}/kata-sandi`, { password: 'sandi-yang-lain' }, match(user));
    expect((await login(user.username, 'sandi-yang-panjang')).statusCode).toBe(401);
    expect((await login(user.username, 'sandi-yang-lain')).statusCode).toBe(200);
  });

  it('can be taken back: a reactivated user signs in again', async () => {
    const user = await create();
    const off = await request('POST', `/users/${user.id}/nonaktifkan`, undefined, match(user));
    expect((await login(user.username, 'sandi-yang-panjang')).statusCode).toBe(401);
    const on = await request('POST', `/users/${user.id}/aktifkan`, undefined, match(off.json().data));
    expect(on.json().data.aktif).toBe(true);
    expect((await login(user.username, 'sandi-yang-panjang')).statusCode).toBe(200);
  });

  it('leaves a row in the audit log with who made it, and never the password', async () => {
    const user = await create();
    await request('PUT', `/users/${user.id}/kata-sandi`, { password: 'sandi-rahasia-lain' }, match(user));
    const rows = await test.db
      .selectFrom('audit_log')
      .where('tabel', '=', 'users')
      .where('baris_id', '=', user.id)
      .select(['aksi', 'pengguna_id', 'sesudah'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ aksi }) => aksi)).toEqual(['insert', 'update']);
    expect(rows.every(({ pengguna_id }) => pengguna_id !== null)).toBe(true);
    expect(JSON.stringify(rows)).not.toMatch(/argon2|sandi-rahasia/);
  });
});

describe('nobody is shut out for good', () => {
  const row = async (username: string): Promise<UserRow> =>
    (await request('GET', `/users/${await idOf(username)}`)).json().data;

  it('a super cannot deactivate himself or change his own role, and sees so beforehand', async () => {
    await create({ username: 'super2', role_id: roleIds.super, satuan_kerja_id: null });
    const me = await row('super');
    expect(me.kemampuan).toEqual({ ubah_peran: false, nonaktifkan: false, lepas_faktor_kedua: false });
    const off = await request('POST', `/users/${me.id}/nonaktifkan`, undefined, match(me));
    expect(off.statusCode).toBe(409);
    const demoted = { nama: me.nama, role_id: roleIds.pemda, satuan_kerja_id: null };
    expect((await request('PUT', `/users/${me.id}`, demoted, match(me))).statusCode).toBe(409);
  });

  it('two supers who deactivate each other at once leave one', async () => {
    await takeOwnPassword(test, { username: 'super2', password: fields().password });
    const other = await row('super2');
    const me = await row('super');
    const theirs = await test.signIn('super2');
    const answers = await Promise.all([
      request('POST', `/users/${other.id}/nonaktifkan`, undefined, match(other)),
      request('POST', `/users/${me.id}/nonaktifkan`, undefined, { ...match(me), ...theirs }),
    ]);
    const [lost, won] = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => b - a);
    expect(won).toBe(200);
    // Whose session is gone before he is heard is not even known any more.
    expect([401, 409]).toContain(lost);
    const active = await test.db
      .selectFrom('users')
      .where('role_id', '=', roleIds.super)
      .where('aktif', '=', true)
      .select('id')
      .execute();
    expect(active).toHaveLength(1);
  });
});
