import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { runLine } from '@selaras/cli/testing';
import type { Registry } from '@selaras/contracts';
import { apiJson, superSession, unique } from '../../support/api';
import { builtAs } from '../../support/built-version';
import { teamRepository } from '../../support/team-repository';
import { atMost, type Figure, percentile } from '../figure';
import { timesOf } from '../latency';
import { demo, freshPage } from '../opened';
import { pinned } from '../server-load';

const REMOTE = 'mf_rapor';
const PAGE = '/rapor-kinerja/3/diagram';

/** How long a team waits: from a finished build to users, back again, and from nothing to a page in the portal. */
export async function measureReleases(browser: Browser, serverPid: number): Promise<Figure[]> {
  const registry = await pinned(serverPid, async () =>
    timesOf(`${demo.origin}/registry.json`, { authorization: `Bearer ${await superSession()}` }),
  );
  const { published, back } = await releaseAndBack(browser);
  return [
    atMost('registry.json: p95', percentile(registry, 0.95), 'ms', 5),
    atMost('a finished build published until a page of it stands', published / 1000, 's', 10),
    atMost('rolled back until the registry says so', back / 1000, 's', 2),
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
  const home = mkdtempSync(join(tmpdir(), 'selaras-rilis-'));
  const { token } = await apiJson<{ token: string }>('POST', `/remotes/${REMOTE}/tokens`, {
    token: await superSession(),
    body: { name: `CI ${unique()}`, days: 1 },
  });
  const selaras = async (...line: string[]) => {
    const env = { SELARAS_PORTAL: demo.origin, SELARAS_TOKEN: token };
    const { code, out } = await runLine([...line, '--json'], { env, cwd: home });
    if (code !== 0) throw new Error(`${line[0]} ended with ${code}: ${out}`);
  };
  const page = await freshPage(browser, demo.origin, 'super');
  try {
    const version = `0.9.0-${unique()}`;
    const before = await activeVersion();
    const folder = builtAs(home, REMOTE, version);
    const published = await timed(async () => {
      await selaras('publish', folder, '--channel', 'stable', '--reason', 'ukuran');
      await showsVersion(page, version);
    });
    const back = await timed(async () => {
      await selaras('rollback', '--remote', REMOTE, '--reason', 'ukuran selesai');
      if ((await activeVersion()) !== before) throw new Error('The registry still names the new version');
    });
    return { published, back };
  } finally {
    await page.context().close();
    rmSync(home, { recursive: true, force: true });
  }
}

async function activeVersion(): Promise<string | undefined> {
  const answer = await fetch(`${demo.origin}/registry.json`, { cache: 'no-store' });
  const { remotes }: Registry = await answer.json();
  return remotes[REMOTE]?.version;
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
