import { roleIds } from '@selaras/roles';
import type { SignedIn } from '../../../plugins/signed-in';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { mayReadEviden } from '../eviden/may-read-eviden';
import { lkeWriter } from '../testing/lke-writer';

/** The Inspektorat, to which `val_pleno` belongs; `val_pleno2` is of Bagian Organisasi. */
const INSPEKTORAT = 1003;
const PATH = `/lke/lembar/${INSPEKTORAT}`;

let test: TestApp;
let lembar: ReturnType<typeof lkeWriter>;
beforeAll(async () => {
  test = await startTestApp();
  lembar = lkeWriter(test, INSPEKTORAT, 2025);
  await lembar.clear();
  await lembar.answer('BB');
  await lembar.prove();
  await lembar.assign('val_lke2');
  await lembar.score(1, 'BB', null);
  await lembar.put('selesai_2');
});
afterAll(() => test.close());

const client = (username: string) => planningClient(test, username);
const read = async (username: string) => (await client(username).get(PATH)).body.data;
const step = async (langkah: string, username: string) => {
  const { versi } = await read('super');
  return client(username).post(`${PATH}/${langkah}`, {}, { 'if-match': `"${versi}"` });
};
const put = async (username: string, nilai: number) => {
  const [{ komponen_id, versi }] = (await client('super').get(`${PATH}/pleno`)).body.data;
  return client(username).put(`${PATH}/pleno/${komponen_id}`, { nilai, alasan: 'Diakui pleno' }, versi);
};
/** Names of the units that wait for this account's plenary, and those in its list. */
const tasks = async (username: string) => {
  const found = await client(username).get('/lke/penilaian?lingkup=pleno&q=Inspektorat');
  const waiting = JSON.stringify((await client(username).get('/hari-ini')).body);
  return { listed: found.body.total, waits: waiting.includes(`"satuan_kerja_id":${INSPEKTORAT}`) };
};
const hasil = async (username: string) =>
  (await client(username).get('/lke/hasil')).body.data.find(
    (row: { satuan_kerja: { satuan_kerja_id: number } }) => row.satuan_kerja.satuan_kerja_id === INSPEKTORAT,
  );

/** Every act and every look of the plenary at this worksheet. */
const tried = async (username: string) => {
  const answers = {
    reads: await client(username).get(PATH),
    points: await client(username).get(`${PATH}/pleno`),
    evidence: await client(username).get(`/lke/eviden/${INSPEKTORAT}`),
    begins: await step('mulai-pleno', username),
    ends: await step('finalkan', username),
  };
  return Object.fromEntries(Object.entries(answers).map(([act, { status, body }]) => [act, [status, body]]));
};

const refusal = async () => {
  const { nama } = await test.db
    .selectFrom('users')
    .where('username', '=', 'val_pleno2')
    .select('nama')
    .executeTakeFirstOrThrow();
  return [403, expect.objectContaining({ pesan: `Pleno satuan kerja Anda sendiri dipimpin oleh ${nama}.` })];
};

describe('the plenary of the own unit', () => {
  it('is neither seen nor led, by account or as an employee, and it is told who leads it', async () => {
    const refused = await refusal();
    const all = { reads: refused, points: refused, evidence: refused, begins: refused, ends: refused };
    expect(await tried('val_pleno')).toEqual(all);
    expect(await tasks('val_pleno')).toEqual({ listed: 0, waits: false });
    expect(await hasil('val_pleno')).toMatchObject({ terbatas: true, pertama: null });
    await test.db
      .updateTable('users')
      .set({ satuan_kerja_id: null })
      .where('username', '=', 'val_pleno')
      .execute();
    expect(await tried('val_pleno')).toEqual(all);
    expect(await tasks('val_pleno')).toEqual({ listed: 0, waits: false });
    expect(await hasil('val_pleno')).toMatchObject({ terbatas: true });
  });

  it('has evidence whose bytes others read', async () => {
    const { id } = await test.db
      .selectFrom('lke_eviden_versi')
      .where('satuan_kerja_id', '=', INSPEKTORAT)
      .select('id')
      .executeTakeFirstOrThrow();
    const pleno = (own: Pick<SignedIn, 'satuan_kerja_id' | 'satuan_kerja_pegawai_id'>): SignedIn => ({
      id: 0,
      username: 'uji',
      nama: 'Uji',
      session_id: 0,
      satuan_kerja_nama: null,
      role_id: roleIds.validator_lke_pleno,
      ...own,
    });
    const reads = [
      { satuan_kerja_id: INSPEKTORAT, satuan_kerja_pegawai_id: null },
      { satuan_kerja_id: null, satuan_kerja_pegawai_id: INSPEKTORAT },
      { satuan_kerja_id: 999906, satuan_kerja_pegawai_id: null },
    ].map((own) => mayReadEviden(test.db, pleno(own), id));
    expect(await Promise.all(reads)).toEqual([false, false, true]);
  });

  it('is led by the plenary of another unit, which alone is offered its steps', async () => {
    expect(await tasks('val_pleno2')).toEqual({ listed: 1, waits: true });
    expect(await hasil('val_pleno2')).toMatchObject({ terbatas: false });
    expect(await read('val_pleno2')).toMatchObject({ langkah: ['mulai-pleno'] });
    expect((await step('mulai-pleno', 'val_pleno2')).status).toBe(200);
    expect(await read('val_pleno2')).toMatchObject({ menulis: 'pleno', langkah: ['finalkan'] });
    const { status, body } = await put('val_pleno', 20);
    expect([status, body]).toEqual(await refusal());
    expect((await put('val_pleno2', 20)).status).toBe(200);
    expect((await step('finalkan', 'val_pleno')).status).toBe(403);
    expect((await step('finalkan', 'val_pleno2')).status).toBe(200);
    expect((await client('val_pleno').get(`/lke/tindak-lanjut/${INSPEKTORAT}`)).status).toBe(403);
  });

  it('without another account says who adds one', async () => {
    await test.db.updateTable('users').set({ aktif: false }).where('username', '=', 'val_pleno2').execute();
    expect((await client('val_pleno').get(PATH)).body.pesan).toContain('Minta admin menambahkannya');
  });
});
