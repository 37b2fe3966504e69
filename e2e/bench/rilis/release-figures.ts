import type { Browser, Page } from '@playwright/test';
import { superSession } from '../../support/api';
import { activeVersion, releaseTeam } from '../../support/releases/release-team';
import { teamRepository } from '../../support/releases/team-repository';
import { demo, freshPage } from '../browser/opened';
import { atMost, type Figure } from '../figure/figure';
import { load, pinned } from '../server/server-load';
import { promotionsElsewhere } from './two-servers';

const REMOTE = 'mf_rapor';
const PAGE = '/rapor-kinerja/3/diagram';
/** Tries a version out while latency is measured. */
const TRIAL_UNIT = 1012;

/** How long a team waits: from a finished build to users, back again, and from nothing to a page in the portal. */
export async function measureReleases(browser: Browser, serverPid: number): Promise<Figure[]> {
  const registry = await registryDuringTrial(serverPid);
  const { published, back } = await releaseAndBack(browser);
  const elsewhere = await promotionsElsewhere(REMOTE);
  return [
    atMost('registry.json while some units try a version out, p97.5', registry, 'ms', 5),
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

/** Latency for somebody signed in while the server must know who he is, as some are told another version; ms. */
async function registryDuringTrial(serverPid: number): Promise<number> {
  const team = await releaseTeam(REMOTE);
  const url = `${demo.origin}/registry.json`;
  try {
    const version = team.built();
    await team.publish(version);
    await team.tryOut(version, TRIAL_UNIT, 'ukuran');
    const headers = { cookie: `selaras_token=${await superSession()}` };
    const { latency, errors } = await pinned(serverPid, async () => {
      await load({ url, headers, connections: 1, duration: 1 });
      return load({ url, headers, connections: 1 });
    });
    if (errors > 0) throw new Error(`${errors} answers of ${url} failed`);
    await team.endTrial('ukuran selesai');
    return latency;
  } finally {
    team.leave();
  }
}

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
