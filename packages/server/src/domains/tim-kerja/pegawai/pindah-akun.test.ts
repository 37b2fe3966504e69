import { sasaranStrategisPdCalls } from '@selaras/contracts';
import { roleIds } from '@selaras/roles';
import { sql } from 'kysely';
import { importClient } from '../../../testing/import-client';
import { bodyOf, planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { TEST_PASSWORD } from '../../../testing/test-database';

/** A unit whose plan is open, and two that people go to. */
const ASAL = 1022;
const RSUD = 1013;
const TAHUN = 2025;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const as = (name: string) => planningClient(test, name);
type Session = Record<string, string>;

/** An account of a unit for one of its people who has none yet; both its number and his. */
async function account(username: string, unit = ASAL) {
  const { rows } = await sql<{ id: number; nip: string }>`
    insert into users (username, nama, role_id, satuan_kerja_id, peg_nip, password_hash)
    select ${username}, p.peg_nama, ${roleIds.perangkat_daerah}, ${unit}, p.peg_nip,
      (select password_hash from users where username = 'dinkes')
    from pegawai p where p.satuan_kerja_id = ${unit} and p.jenis_jabatan = 'pelaksana' and p.berhenti_pada is null
      and not exists (select from users u where u.peg_nip = p.peg_nip)
    order by p.id limit 1 returning id, peg_nip as nip`.execute(test.db);
  const [found] = rows;
  if (found === undefined) throw new Error(`unit ${unit} has nobody left`);
  return found;
}

/** Writes the unit's first objective as it is. */
async function writesPlan(session: Session): Promise<number> {
  const path = '/sasaran-strategis-pd';
  const [{ id }] = (await as('super').get(`${path}?satuan_kerja_id=${ASAL}`)).body.data;
  const row = await as('super').row(path, id);
  const answer = await test.app.inject({
    method: 'PUT',
    url: `/api${path}/${id}`,
    headers: { ...session, 'default-key-tahun-kinerja': String(TAHUN), 'if-match': `"${row.versi}"` },
    payload: bodyOf(row, sasaranStrategisPdCalls.update),
  });
  return answer.statusCode;
}

const login = async (username: string, password = TEST_PASSWORD) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username, password },
  });
  return { status: answer.statusCode, body: answer.json() };
};

const act = async (nip: string, name: string, body: object) => {
  const { versi } = (await as('super').get(`/pegawai/${nip}`)).body.data;
  const answer = await as('super').post(`/pegawai/${nip}/${name}`, body, { 'if-match': `"${versi}"` });
  expect([answer.status, answer.body.pesan]).toEqual([200, undefined]);
};
const post = (unit: number, tmt_jabatan: string) => ({
  pangkat_gol: 'Penata (III/c)',
  jabatan: 'Pengelola Data',
  jenis_jabatan: 'pelaksana',
  unit_kerja_id: null,
  atasan_nip: null,
  satuan_kerja_id: unit,
  tmt_jabatan,
});
const isRevoked = async (userId: number) => {
  const rows = await test.db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .select('revoked_at')
    .execute();
  return rows.map(({ revoked_at }) => revoked_at !== null);
};

it('who goes to another unit writes the old plan no more, is told why, and signs in once his account is moved', async () => {
  const { id, nip } = await account('uji.pindah');
  const session = await test.signIn('uji.pindah');
  expect(await writesPlan(session)).toBe(200);
  await act(nip, 'pindah', post(RSUD, '2025-03-03'));
  expect(await isRevoked(id)).toEqual([true]);
  expect(await writesPlan(session)).toBe(401);
  expect(await writesPlan(await test.signIn('uji.pindah'))).toBe(401);

  const refused = await login('uji.pindah');
  expect([refused.status, refused.body.kode]).toEqual([403, 'AKUN_PINDAH']);
  const { rows } = await sql<{ id: number; nama: string }>`
    select satuan_kerja_id as id, satuan_kerja_nama as nama from satuan_kerja
    where satuan_kerja_id in (${ASAL}, ${RSUD}) order by satuan_kerja_id = ${ASAL}`.execute(test.db);
  expect(refused.body.pesan).toBe(
    `Sejak 3 Maret 2025 Anda tercatat sebagai pegawai ${rows[0]?.nama}, sedangkan akun ini untuk ${rows[1]?.nama}. ` +
      'Hubungi admin agar akun Anda dipindahkan.',
  );
  expect((await login('uji.pindah', 'salah')).body.kode).toBe('LOGIN_SALAH');

  const { nama, role_id, versi } = (await as('super').get(`/users/${id}`)).body.data;
  const moved = await as('super').put(`/users/${id}`, { nama, role_id, satuan_kerja_id: RSUD }, versi);
  expect(moved.status).toBe(200);
  const { token } = (await login('uji.pindah')).body;
  expect(await writesPlan({ authorization: `Bearer ${token}` })).toBe(403);
});

it('a file of employees that moves somebody ends what his account may do as well', async () => {
  const [one, stays] = [await account('uji.berkas'), await account('uji.tetap')];
  const session = await test.signIn('uji.berkas');
  const kept = await test.signIn('uji.tetap');
  const pusat = await importClient(test, 'pegawai', { as: 'super', unit: RSUD });
  const own = await importClient(test, 'pegawai', { as: 'super', unit: ASAL });
  const HEAD = 'NIP;Nama;Jabatan;TMT jabatan';
  const { id } = await pusat.preview(`${HEAD}\n${one.nip};Uji Berkas;Staf;2025-03-03`);
  expect(await pusat.run(id)).toMatchObject({ keadaan: 'selesai', tertulis: 1 });
  const same = await own.preview(`${HEAD}\n${stays.nip};Uji Tetap;Staf Lain;2025-03-03`);
  expect(await own.run(same.id)).toMatchObject({ keadaan: 'selesai', tertulis: 1 });
  expect(await isRevoked(one.id)).toEqual([true]);
  expect(await isRevoked(stays.id)).toEqual([false]);
  expect([await writesPlan(session), await writesPlan(kept)]).toEqual([401, 200]);
  expect((await login('uji.berkas')).body.kode).toBe('AKUN_PINDAH');
});

it('who returns to another unit does not act for the one that he left', async () => {
  const { nip } = await account('uji.kembali');
  await act(nip, 'berhenti', { pada: '2025-03-03', alasan: 'pensiun' });
  expect((await login('uji.kembali')).body.kode).toBe('LOGIN_SALAH');
  await act(nip, 'kembali', post(RSUD, '2025-04-01'));
  expect(await writesPlan(await test.signIn('uji.kembali'))).toBe(401);
  expect((await login('uji.kembali')).body.kode).toBe('AKUN_PINDAH');
});

it('who has moved and acts in a post of his old unit goes on there as long as he does', async () => {
  const { nip } = await account('uji.plt');
  await act(nip, 'pindah', post(RSUD, '2025-03-03'));
  const session = await test.signIn('uji.plt');
  expect(await writesPlan(session)).toBe(401);
  const deputise = (selesai: string) =>
    sql`
    insert into pejabat_sementara (satuan_kerja_id, struktur_organisasi_id, nip, jenis, mulai, selesai, dasar)
    select ${ASAL}, id, ${nip}, 'plt', '2025-03-03', ${selesai}::date, 'SP 800/13/2025' from struktur_organisasi
    where satuan_kerja_id = ${ASAL} order by level limit 1`.execute(test.db);
  await deputise('2025-03-10');
  expect(await writesPlan(session)).toBe(401);
  await deputise('2100-01-01');
  expect(await writesPlan(session)).toBe(200);
  expect((await login('uji.plt')).status).toBe(200);
});

it('the secretariat goes on with people of its divisions, a division not with those of the secretariat', async () => {
  const works = async (username: string) => {
    const headers = await test.signIn(username);
    return (await test.app.inject({ url: '/api/user', headers })).statusCode;
  };
  const noted = async (username: string, unit: number) => {
    await sql`update pegawai set satuan_kerja_id = ${unit}, unit_kerja_id = null, atasan_nip = null
      where peg_nip = (select peg_nip from users where username = ${username})`.execute(test.db);
    return works(username);
  };
  expect(await works('setda')).toBe(200);
  expect(await noted('setda', 999906)).toBe(200);
  expect(await noted('setda', 1012)).toBe(401);
  await account('uji.bagian', 999906);
  expect(await works('uji.bagian')).toBe(200);
  expect(await noted('uji.bagian', 9999)).toBe(401);
});
