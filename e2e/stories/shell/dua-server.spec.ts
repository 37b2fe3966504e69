import type { Browser, Page } from '@playwright/test';
import type { Registry } from '@selaras/contracts';
import type { ServerProcess } from '../../server/server-process';
import { secondServer, servers } from '../../server/servers';
import { newPerson } from '../../support/api';
import { signInAs } from '../../support/person';
import { expect, test } from '../../support/portal';
import { activeVersion, releaseTeam } from '../../support/releases/release-team';

/** Two servers on one database and the same files, as behind a load balancer. */
const [a, b] = [servers.demo.origin, secondServer.origin];
/** Who is of it only looks here. */
const UNIT = 1016;

// One after the other: a remote has one stable version.
test.describe.configure({ mode: 'default' });

let second: ServerProcess;
test.beforeAll(async ({ portal }) => {
  second = await portal.beside(secondServer.port);
});
test.afterAll(() => second.stop());

/** Somebody of the unit in a browser of his own, at one of the servers. */
async function somebodyAt(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  const person = await newPerson('perangkat_daerah', UNIT, undefined, origin);
  await signInAs(context, person);
  return context.newPage();
}

test('what is promoted at one server is given by the other one, without a restart, and rolled back the same way', {
  tag: '@core',
}, async ({ browser }) => {
  const REMOTE = 'mf_tim_kerja';
  const team = await releaseTeam(REMOTE, a);
  const before = await activeVersion(REMOTE, b);
  const version = team.built();
  await team.publish(version);
  const file = await fetch(`${b}/remotes/${REMOTE}/${version}/remoteEntry.js`);
  expect(file.status).toBe(200);
  await team.promote(version, 'untuk semua');

  await expect.poll(() => activeVersion(REMOTE, b)).toBe(version);
  const person = await somebodyAt(browser, b);
  const entry = person.waitForResponse(`${b}/remotes/${REMOTE}/${version}/**`);
  await person.goto('/pegawai');
  expect((await entry).status()).toBe(200);
  await expect(person.getByRole('heading', { level: 1, name: 'Pegawai' })).toBeVisible();

  await team.rollBack('dikembalikan di server lain', b);
  await expect.poll(() => activeVersion(REMOTE, a)).toBe(before);
  team.leave();
});

test('a version that fails at people of both servers is taken back by what both of them heard', async ({
  browser,
}) => {
  const REMOTE = 'mf_planning';
  const team = await releaseTeam(REMOTE, a);
  const version = team.built({ broken: true });
  await team.publish(version);
  await team.tryOut(version, UNIT, 'dicoba satu dinas');

  const failsAt = async (origin: string) => {
    const person = await somebodyAt(browser, origin);
    const given = async () => {
      const registry: Registry = await (await person.request.get(`${origin}/registry.json`)).json();
      return registry.remotes[REMOTE]?.version;
    };
    await expect.poll(given).toBe(version);
    const told = person.waitForResponse(
      (answer) => answer.request().postData()?.includes('"berhasil":false') ?? false,
    );
    await person.goto('/program');
    await expect(person.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await told).status()).toBe(204);
    expect(new URL((await told).url()).origin).toBe(origin);
    return given;
  };
  const first = await failsAt(a);
  await failsAt(b);
  // Neither server has heard of three by itself.
  expect(await first()).toBe(version);
  const last = await failsAt(b);
  for (const given of [first, last]) await expect.poll(given).not.toBe(version);
  team.leave();
});
