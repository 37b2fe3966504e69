import type { Browser, Page } from '@playwright/test';
import { superSession } from '../../support/api';
import { activeVersion, releaseTeam } from '../../support/release-team';
import { teamRepository } from '../../support/team-repository';
import { atMost, type Figure, percentile } from '../figure';
import { timesOf } from '../latency';
import { demo, freshPage } from '../opened';
import { pinned } from '../server-load';
import { promotionsElsewhere } from './two-servers';

const REMOTE = 'mf_rapor';
const PAGE = '/rapor-kinerja/3/diagram';

/** How long a team waits: from a finished build to users, back again, and from nothing to a page in the portal. */
export async function measureReleases(browser: Browser, serverPid: number): Promise<Figure[]> {
  const registry = await pinned(serverPid, async () =>
    timesOf(`${demo.origin}/registry.json`, { authorization: `Bearer ${await superSession()}` }),
  );
  const { published, back } = await releaseAndBack(browser);
  const elsewhere = await promotionsElsewhere(REMOTE);
  return [
    atMost('registry.json: p95', percentile(registry, 0.95), 'ms', 5),
    atMost('a finished build published until a page of it stands', published / 1000, 's', 10),
    atMost('rolled back until the registry says so', back / 1000, 's', 2),
    atMost(
      'promoted at one server until another one on the same database gives it',
      Math.max(...elsewhere) / 1000,
      's',
      1,
      `slowest of ${elsewhere.length}`,
    ),
    atMost(
      'new remote, outside of this repository, to its page in the portal',
      (await newRemote(browser)) / 1000,
      's',
      60,
      'libraries linked, not fetched',
    ),
  ];
}

const timed = async (act: () => Promise<void>): Promise<number> => {
  const started = performance.now();
  await act();
  return performance.now() - started;
};

async function releaseAndBack(browser: Browser): Promise<{ published: number; back: number }> {
  const team = await releaseTeam(REMOTE);
  const page = await freshPage(browser, demo.origin, 'super');
  try {
    const before = await activeVersion(REMOTE);
    const version = team.built();
    const published = await timed(async () => {
      await team.publish(version, ['--channel', 'stable', '--reason', 'ukuran']);
      await showsVersion(page, version);
    });
    const back = await timed(async () => {
      await team.rollBack('ukuran selesai');
      if ((await activeVersion(REMOTE)) !== before)
        throw new Error('The registry still names the new version');
    });
    return { published, back };
  } finally {
    await page.context().close();
    team.leave();
  }
}

async function showsVersion(page: Page, version: string): Promise<void> {
  const asked = page.waitForRequest((request) => request.url().includes(`/remotes/${REMOTE}/${version}/`));
  await page.goto(`${demo.origin}${PAGE}`);
  await asked;
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** By the guide: made, installed, and shown by the development server inside the portal. */
async function newRemote(browser: Browser): Promise<number> {
  const team = teamRepository(await superSession());
  const page = await freshPage(browser, demo.origin, 'super');
  try {
    return await timed(async () => {
      await team.follow('npm install');
      const [open = ''] = /http\S+\?remote=\S+/.exec(await team.run('npx selaras dev --port 3101')) ?? [];
      await page.goto(open);
      await page.getByRole('complementary', { name: 'Remote pengganti' }).waitFor();
      await page.goto(`${demo.origin}/survei-layanan`);
      await page.getByRole('heading', { name: 'Survei Layanan' }).waitFor();
    });
  } finally {
    await page.context().close();
    await team.leave();
  }
}
