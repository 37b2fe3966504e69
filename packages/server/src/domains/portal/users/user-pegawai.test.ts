import type { Option, UserRow } from '@selaras/contracts';
import { roleIds } from '@selaras/roles';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const DINKES = 1012;
const RSUD = 1013;

let test: TestApp;
let admin: { authorization: string };
let serial = 0;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signIn('super');
});
afterAll(() => test.close());

const request = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, headers: object = {}) =>
  test.app.inject({
    method,
    url: `/api${url}`,
    headers: { ...admin, ...headers },
    ...(payload && { payload }),
  });

const fields = (more: object = {}) => ({
  username: `taut${++serial}`,
  nama: 'Pengguna Uji',
  role_id: roleIds.perangkat_daerah,
  satuan_kerja_id: DINKES,
  password: 'sandi-yang-panjang',
  ...more,
});
const create = async (more: object = {}): Promise<UserRow> =>
  (await request('POST', '/users', fields(more))).json().data;
const change = (user: UserRow, more: object) => {
  const { id, versi, nama, role_id, satuan_kerja_id } = user;
  const payload = { nama, role_id, satuan_kerja_id, ...more };
  return request('PUT', `/users/${id}`, payload, { 'if-match': `"${versi}"` });
};
const choices = async (query: string): Promise<Option[]> =>
  (await request('GET', `/users/pilihan-pegawai?${query}`)).json();

/** People of a unit who have no account. */
const free = async (unit = DINKES): Promise<string[]> => {
  const { rows } = await sql<{ nip: string }>`
    select p.peg_nip as nip from pegawai p where p.satuan_kerja_id = ${unit} and p.berhenti_pada is null
      and p.deleted_at is null and p.jenis_jabatan <> 'struktural'
      and not exists (select from users u where u.peg_nip = p.peg_nip) order by p.id`.execute(test.db);
  return rows.map(({ nip }) => nip);
};
const freeOne = async (unit?: number): Promise<string> => {
  const [nip] = await free(unit);
  if (nip === undefined) throw new Error('everybody has an account');
  return nip;
};

describe('the employee of an account', () => {
  it('is linked, told with the account, replaced and taken off again; the audit log keeps each', async () => {
    const user = await create();
    expect(user).toMatchObject({ peg_nip: null, pegawai: null });
    const [first, second] = await free();
    const linked: UserRow = (await change(user, { peg_nip: first })).json().data;
    expect(linked).toMatchObject({
      peg_nip: first,
      pegawai: { satuan_kerja_nama: 'Dinas Kesehatan', hubungan: 'bertugas' },
    });
    const replaced: UserRow = (await change(linked, { peg_nip: second })).json().data;
    expect(replaced.peg_nip).toBe(second);
    const kept: UserRow = (await change(replaced, { nama: 'Nama Lain' })).json().data;
    expect(kept.peg_nip).toBe(second);
    const loose: UserRow = (await change(kept, { peg_nip: null })).json().data;
    expect(loose).toMatchObject({ peg_nip: null, pegawai: null, nama: 'Nama Lain' });
    const { rows } = await sql<{ jumlah: number }>`
      select count(*)::integer as jumlah from audit_log where tabel = 'users' and baris_id = ${user.id}`.execute(
      test.db,
    );
    expect(rows[0]?.jumlah).toBeGreaterThanOrEqual(5);
  });

  it('is linked when the account is made', async () => {
    const nip = await freeOne();
    expect(await create({ peg_nip: nip })).toMatchObject({ peg_nip: nip });
    const refused = await request('POST', '/users', fields({ peg_nip: nip }));
    expect(refused.statusCode).toBe(409);
  });

  it('belongs to one account alone', async () => {
    const nip = await freeOne();
    const one = await create({ peg_nip: nip });
    const other = await create();
    const refused = await change(other, { peg_nip: nip });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().errors.peg_nip[0]).toContain(`akun ${one.username}`);
    expect((await change(one, { peg_nip: nip })).statusCode).toBe(200);
  });

  it('belongs to one account alone where two take him at once', async () => {
    const nip = await freeOne();
    const users = [await create(), await create(), await create()];
    const answers = await Promise.all(users.map((user) => change(user, { peg_nip: nip })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });

  it('belongs to one account alone where several are made for him at once', async () => {
    const nip = await freeOne();
    const made = await Promise.all(
      Array.from({ length: 4 }, () => request('POST', '/users', fields({ peg_nip: nip }))),
    );
    expect(made.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
  });

  it.each(['198001012005012999', '1980', 'bukan-nip'])(
    '%s, whom nobody knows, is refused',
    async (peg_nip) => {
      const refused = await change(await create(), { peg_nip });
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['peg_nip']]);
    },
  );

  it('who works for another unit, or has left, is refused: the account would open nothing', async () => {
    const user = await create();
    const elsewhere = await change(user, { peg_nip: await freeOne(RSUD) });
    expect(elsewhere.statusCode).toBe(422);
    expect(elsewhere.json().errors.peg_nip[0]).toMatch(
      /bekerja di RSUD .* sedangkan akun ini untuk Dinas Kesehatan/,
    );
    const nip = await freeOne();
    await sql`update pegawai set berhenti_pada = '2020-01-01', alasan_berhenti = 'pensiun' where peg_nip = ${nip}`.execute(
      test.db,
    );
    const gone = await change(user, { peg_nip: nip });
    expect([gone.statusCode, gone.json().errors.peg_nip[0]]).toEqual([
      422,
      expect.stringContaining('sudah berhenti'),
    ]);
  });

  it('who moves to the account of another unit with it is taken', async () => {
    const user = await create();
    const moved = await change(user, { peg_nip: await freeOne(RSUD), satuan_kerja_id: RSUD });
    expect(moved.json().data).toMatchObject({ satuan_kerja_id: RSUD, pegawai: { hubungan: 'bertugas' } });
  });

  it('ends what was open when the account becomes another one’s, and not when it is first linked', async () => {
    const user = await create();
    await sql`update users set wajib_ganti_sandi = false where id = ${user.id}`.execute(test.db);
    const [first, second] = await free();
    const session = await test.signIn(user.username);
    const isIn = async () => (await test.app.inject({ url: '/api/user', headers: session })).statusCode;
    const now: UserRow = (await request('GET', `/users/${user.id}`)).json().data;
    const linked: UserRow = (await change(now, { peg_nip: first })).json().data;
    expect(await isIn()).toBe(200);
    await change(linked, { peg_nip: second });
    expect(await isIn()).toBe(401);
  });

  it('is chosen among people at work without another account, those of the unit first', async () => {
    const nip = await freeOne();
    const user = await create({ peg_nip: nip });
    const own = await choices(`satuan_kerja_id=${DINKES}&user_id=${user.id}`);
    expect(own[0]?.label).toMatch(/ · \d{18} · DINKES$/i);
    expect(own.map(({ value }) => value)).toContain(nip);
    expect((await choices(`satuan_kerja_id=${DINKES}`)).map(({ value }) => value)).not.toContain(nip);
    const units = own.map(({ label }) => /DINKES$/i.test(label));
    expect(units).toEqual(units.toSorted((a, b) => Number(b) - Number(a)));
    expect((await choices(`q=${nip}&user_id=${user.id}`)).map(({ value }) => value)).toEqual([nip]);
    expect(await choices('q=xyzzy')).toEqual([]);
  });

  it('whose account belongs to nobody is counted, and listed', async () => {
    await create();
    const { tanpa_pegawai } = (await request('GET', '/users')).json();
    const without = (await request('GET', '/users?pegawai=tanpa&aktif=true')).json();
    expect([without.total, without.data.every(({ peg_nip }: UserRow) => peg_nip === null)]).toEqual([
      tanpa_pegawai,
      true,
    ]);
    const all = (await request('GET', '/users')).json().total;
    const some = (await request('GET', '/users?pegawai=ada')).json().total;
    const none = (await request('GET', '/users?pegawai=tanpa')).json().total;
    expect(some + none).toBe(all);
  });
});
