import type { Registry, RemoteBuild } from '@selaras/contracts';
import { servers } from '../../server/servers';
import { superSession } from '../../support/api';
import { expect, signedIn, test } from '../../support/portal';
import { teamRepository } from '../../support/releases/team-repository';

const { origin } = servers.demo;
const REMOTE = 'mf_tim_kerja';

const told = async () =>
  ((await (await fetch(`${origin}/registry.json`)).json()) as Registry).remotes[REMOTE];

test('a domain moves out of this repository by the guide: its tests and its build are green there, and the portal shows it', async ({
  page,
}) => {
  // What ends it when it hangs: all tests of a whole domain run in it.
  test.setTimeout(1_500_000);
  const team = teamRepository(await superSession(), { block: 'pindah-domain' });
  const before = await told();
  try {
    const tested = await team.follow('sh ci.sh');
    expect(tested).toMatch(/Tests: +\d+ passed, \d+ total/);
    expect(tested).toMatch(/mf_tim_kerja 1\.0\.0-\w{8} diterbitkan/);
    expect(await told()).toEqual(before);

    await team.follow('npx selaras publish');
    expect(await team.follow('npx selaras status')).toContain('pindah ke repositori sendiri');
    const built: RemoteBuild = JSON.parse(await team.run('cat dist/remote.json'));
    expect(await told()).toMatchObject({
      version: built.version,
      integrity: built.integrity,
      fallback: { version: before?.version },
    });

    await signedIn(page, 'super');
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const [, version] = new RegExp(`/remotes/${REMOTE}/([^/]+)/`).exec(request.url()) ?? [];
      if (version !== undefined) scripts.add(version);
    });
    await page.goto('/tim-kerja');
    await expect(page.getByRole('heading', { level: 1, name: 'Tim Kerja' })).toBeVisible();
    expect([...scripts]).toEqual([built.version]);

    const naming = (await team.follow('git')).trim().split('\n');
    expect(naming).toEqual(expect.arrayContaining(['CODEOWNERS', 'knip.json', 'ARCHITECTURE.md']));

    await team.follow('npx selaras rollback');
    expect(team.rest).toEqual([]);
    expect(await told()).toEqual(before);
  } finally {
    // Stories after this one on the same server find it as it was, whatever went wrong here.
    if ((await told())?.version !== before?.version)
      await team.run(`npx selaras rollback --remote ${REMOTE} --reason "cerita berhenti"`);
    await team.leave();
  }
});
