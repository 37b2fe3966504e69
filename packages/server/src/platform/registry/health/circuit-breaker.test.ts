import type { RemoteVersionRow } from '@selaras/contracts';
import type { remoteClient } from '../../../testing/remote/remote-client';
import { type RemotePortal, startRemotePortal, version } from '../../../testing/remote/remote-portal';
import { forgetLoads } from './load-repository';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const people = ['dinkes', 'rsud', 'val_bappeda', 'pemda', 'super'] as const;

let portal: RemotePortal;
let asSuper: ReturnType<typeof remoteClient>;
const sessions = new Map<string, { authorization: string }>();

beforeAll(async () => {
  portal = await startRemotePortal();
});
// Time goes by in here, more than a session lasts.
beforeEach(async () => {
  asSuper = await portal.superOf(portal.test.app);
  for (const name of people) sessions.set(name, await portal.test.signIn(name));
});
afterAll(() => portal.close());

interface Report {
  readonly remote: string;
  readonly number: number;
  readonly ok?: boolean;
  readonly who?: (typeof people)[number];
  readonly ms?: number;
  readonly insiden?: readonly object[];
}

/** What one browser says of a version. */
async function report({ remote, number, ok = false, who, ms = 400, insiden = [] }: Report): Promise<void> {
  const muatan = [{ remote, versi: version(number), berhasil: ok, lama: ms }];
  const headers = who === undefined ? {} : sessions.get(who);
  const { app } = portal.test;
  const payload = { insiden, waktu: [], muatan };
  const answer = await app.inject({ method: 'POST', url: '/api/insiden', payload, headers: headers ?? {} });
  expect(answer.statusCode).toBe(204);
  await app.jobs.idle();
}

/** A remote whose second version is active for everybody, after its first. */
async function twoVersions(remote: string): Promise<void> {
  for (const number of [1, 2]) {
    await portal.publish(asSuper, remote, number);
    portal.pass(1000);
    expect((await asSuper.promote(remote, version(number))).statusCode).toBe(200);
  }
  portal.pass(1000);
}
const stableOf = async (remote: string) => (await asSuper.read(remote)).channels[0];

describe('a version that fails at those who load it', () => {
  it('is taken back at the third person who says so, for every instance, and its team is told why', async () => {
    await twoVersions('mf_rusak');
    await report({ remote: 'mf_rusak', number: 2, ok: true, who: 'super' });
    for (const who of ['dinkes', 'dinkes', 'rsud'] as const) {
      await report({ remote: 'mf_rusak', number: 2, who });
      expect((await stableOf('mf_rusak'))?.version).toBe(version(2));
    }
    await report({ remote: 'mf_rusak', number: 2, who: 'pemda' });
    expect(await stableOf('mf_rusak')).toMatchObject({ version: version(1) });
    portal.pass(1000);
    expect((await portal.registryOf(portal.other)).mf_rusak?.version).toBe(version(1));
    const { history } = await asSuper.read('mf_rusak');
    expect(history[0]).toMatchObject({
      act: 'roll-back',
      channel: 'stable',
      version: version(1),
      from: version(2),
      by: { kind: 'portal' },
      reason: 'Dikembalikan otomatis: gagal dimuat pada 3 dari 4 orang dalam 10 menit',
    });
    expect(await portal.test.figures()).toContain('selaras_remote_dikembalikan_total{remote="mf_rusak"} 1');
  });

  it('is left alone when most people load it, when they are few, and when nobody is signed in', async () => {
    await twoVersions('mf_baik');
    const ours = { remote: 'mf_baik', number: 2 };
    for (let times = 0; times < 10; times += 1) await report(ours);
    for (const who of ['dinkes', 'rsud'] as const) await report({ ...ours, who });
    // Who loads it after all has it.
    for (const who of ['dinkes', 'rsud', 'pemda', 'super'] as const) await report({ ...ours, ok: true, who });
    for (const who of ['val_bappeda', 'dinkes'] as const) await report({ ...ours, who });
    expect((await stableOf('mf_baik'))?.version).toBe(version(2));
  });

  it('is judged by the last ten minutes, and by what happened since it became active', async () => {
    await twoVersions('mf_lama');
    const ours = { remote: 'mf_lama', number: 2 };
    for (const who of ['dinkes', 'rsud'] as const) await report({ ...ours, who });
    portal.pass(11 * MINUTE);
    await report({ ...ours, who: 'pemda' });
    expect((await stableOf('mf_lama'))?.version).toBe(version(2));
  });

  it('is taken back once an hour: what fails after that is not the fault of a version', async () => {
    await twoVersions('mf_lagi');
    await portal.publish(asSuper, 'mf_lagi', 3);
    portal.pass(1000);
    await asSuper.promote('mf_lagi', version(3));
    portal.pass(1000);
    for (const who of ['dinkes', 'rsud', 'pemda'] as const)
      await report({ remote: 'mf_lagi', number: 3, who });
    expect((await stableOf('mf_lagi'))?.version).toBe(version(2));
    for (const who of ['dinkes', 'rsud', 'pemda'] as const)
      await report({ remote: 'mf_lagi', number: 2, who });
    expect((await stableOf('mf_lagi'))?.version).toBe(version(2));
    portal.pass(61 * MINUTE);
    asSuper = await portal.superOf(portal.test.app);
    for (const who of ['dinkes', 'rsud', 'pemda'] as const) sessions.set(who, await portal.test.signIn(who));
    for (const who of ['dinkes', 'rsud', 'pemda'] as const)
      await report({ remote: 'mf_lagi', number: 2, who });
    expect((await stableOf('mf_lagi'))?.version).toBe(version(1));
  });

  it('ends a trial alone, when it is the one that is tried out', async () => {
    await twoVersions('mf_coba');
    await portal.publish(asSuper, 'mf_coba', 3);
    const audience = { roles: ['perangkat_daerah', 'pemda'], units: [] };
    await asSuper.promote('mf_coba', version(3), { channel: 'canary', audience });
    portal.pass(1000);
    for (const who of ['dinkes', 'rsud', 'pemda'] as const)
      await report({ remote: 'mf_coba', number: 3, who });
    expect((await asSuper.read('mf_coba')).channels).toMatchObject([
      { version: version(2) },
      { version: null, audience: null },
    ]);
  });

  it('stays where there is nothing to go back to', async () => {
    await portal.publish(asSuper, 'mf_tunggal', 1);
    await asSuper.promote('mf_tunggal', version(1));
    portal.pass(1000);
    for (const who of ['dinkes', 'rsud', 'pemda'] as const)
      await report({ remote: 'mf_tunggal', number: 1, who });
    expect((await stableOf('mf_tunggal'))?.version).toBe(version(1));
  });
});

describe('figures of a version', () => {
  const healthOf = async (remote: string, number: number) =>
    (await asSuper.read(remote)).versions.find((one: RemoteVersionRow) => one.version === version(number))
      ?.health;

  it('count loads, failures, errors and people of the last day, by version', async () => {
    await twoVersions('mf_angka');
    expect(await healthOf('mf_angka', 2)).toBeNull();
    const galat = {
      jenis: 'galat',
      remote: 'mf_angka',
      versi: version(2),
      pesan: 'Error: x',
      halaman: '/',
      jumlah: 2,
    };
    await report({ remote: 'mf_angka', number: 2, ok: true, ms: 300, who: 'dinkes', insiden: [galat] });
    await report({ remote: 'mf_angka', number: 2, ok: true, ms: 500 });
    await report({ remote: 'mf_angka', number: 2, ok: true, ms: 400, who: 'dinkes' });
    await report({ remote: 'mf_angka', number: 2, who: 'rsud' });
    expect(await healthOf('mf_angka', 2)).toEqual({ users: 1, loads: 3, failed: 1, errors: 2, meanMs: 400 });
    expect(await healthOf('mf_angka', 1)).toBeNull();
    // Somebody who has two versions is one person; at whom it failed, he has it not.
    await report({ remote: 'mf_angka', number: 1, ok: true, who: 'dinkes' });
    expect((await healthOf('mf_angka', 1))?.users).toBe(1);
    const hour = new Date(Math.floor(portal.clock().getTime() / HOUR) * HOUR).toISOString();
    expect((await asSuper.read('mf_angka')).adoption).toEqual({
      people: 1,
      hours: [{ at: hour, loads: { [version(1)]: 1, [version(2)]: 3 } }],
    });
    portal.pass(HOUR);
    await report({ remote: 'mf_angka', number: 2, ok: true });
    expect((await asSuper.read('mf_angka')).adoption.hours[0]?.loads).toEqual({ [version(2)]: 1 });

    portal.pass(25 * 60 * MINUTE);
    asSuper = await portal.superOf(portal.test.app);
    await forgetLoads(portal.test.db, portal.clock());
    expect(await healthOf('mf_angka', 2)).toBeNull();
    expect((await asSuper.read('mf_angka')).adoption).toEqual({ people: 0, hours: [] });
    expect(await portal.test.db.selectFrom('remote_pemakai').selectAll().execute()).toEqual([]);
  });

  it('are kept of versions alone that browsers are told of', async () => {
    await twoVersions('mf_nyata');
    await report({ remote: 'mf_nyata', number: 7, ok: true, who: 'dinkes' });
    await report({ remote: 'mf_karangan', number: 1, ok: true, who: 'dinkes' });
    await asSuper.read('mf_nyata');
    const rows = await portal.test.db.selectFrom('remote_pemuatan').select(['remote', 'nomor']).execute();
    expect(rows.filter(({ remote, nomor }) => remote === 'mf_karangan' || nomor === version(7))).toEqual([]);
  });

  it('name the calls that the version needs', async () => {
    const [row] = (await asSuper.read('mf_nyata')).versions;
    expect(row?.calls).toEqual(expect.any(Array));
  });
});
