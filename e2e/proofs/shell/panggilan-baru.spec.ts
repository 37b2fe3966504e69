import type { Browser, Page } from '@playwright/test';
import type { Registry } from '@selaras/contracts';
import { formatDate } from '@selaras/domain';
import { releaseServer } from '../../server/servers';
import { type Account, tokenOf } from '../../support/accounts';
import { api, superSession } from '../../support/api';
import { mainMenu, menuEntry } from '../../support/pages/menu';
import { expect, signedIn, test } from '../../support/portal';
import { laterChanges, nextChanges, nextFiles, teamFiles } from '../../support/releases/next-release';
import { otherRelease } from '../../support/releases/release';
import { releaseServers } from '../../support/releases/release-servers';
import { shellBytes } from '../../support/releases/shell-build';
import { teamRepository } from '../../support/releases/team-repository';

const { origin } = releaseServer;
const REMOTE = 'mf_rekap_inovasi';
const NEW_CALL = 'GET /rekap-inovasi';
const OLD_CALL = 'GET /display/program-inovatif';
const PUBLIC_CALL = 'GET /public-display/display/program-inovatif';

const STABLE = '--channel stable --reason "rekap untuk pemda"';

/** Entries of the new page in the main menu, in folded groups, too. */
const menuLinks = (page: Page) =>
  mainMenu(page).getByRole('link', { name: 'Rekap Inovasi', includeHidden: true });

/** What a command says that is refused. */
const refusalOf = (said: Promise<string>): Promise<string> =>
  said.then(
    (text) => Promise.reject(new Error(`It was not refused: ${text}`)),
    (error: Error) => error.message,
  );

const activeVersion = async (): Promise<string | undefined> => {
  const registry = (await (await fetch(`${origin}/registry.json`)).json()) as Registry;
  return registry.remotes[REMOTE]?.version;
};

/** What a call answers an account in the year that pages begin with. */
const answerOf = async (account: Account, path: string, headers: Record<string, string> = {}) =>
  api('GET', path, {
    origin,
    token: await tokenOf(origin, account),
    headers: { 'default-key-tahun-kinerja': '2024', ...headers },
  });

async function openAs(browser: Browser, account: Account): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await signedIn(page, account, origin);
  return page;
}

/** By the guide up to a remote that is built, of pages that use what the next release has. */
async function builtRemote(team: ReturnType<typeof teamRepository>, packages: string): Promise<void> {
  await team.run('export SELARAS_PORTAL=…');
  const program = '--package "$SELARAS_PORTAL/paket/selaras-cli.tgz"';
  await team.run(`npx --yes ${program} selaras new remote rekap-inovasi --packages ${packages}`);
  await team.run('cd mf-rekap-inovasi');
  await team.run('npm install');
  team.write(teamFiles);
  await team.run('npm run types');
  await team.run('npm run build');
  await team.run(`npx selaras token create "CI rekap inovasi" --remote ${REMOTE} --days 1`);
  await team.run('export SELARAS_TOKEN=…');
}

test('a new act, call, field, page and menu entry need a new server and no new shell, and a server that takes a field away names who needs it', async ({
  browser,
}) => {
  // Two servers and all packages are built on the way.
  test.setTimeout(480_000);
  const shellBefore = shellBytes();
  const release = otherRelease();
  const servers = await releaseServers();
  let team: ReturnType<typeof teamRepository> | undefined;
  try {
    release.add(nextFiles);
    nextChanges.forEach(release.change);
    const [next, packages] = await Promise.all([release.buildServer(), release.pack(), servers.start()]);

    const repository = teamRepository(await superSession(origin), { portal: origin });
    team = repository;
    await builtRemote(repository, packages);

    const pemda = await openAs(browser, 'pemda');
    await test.step('the server of today refuses the remote, names the call and asks for the server first', async () => {
      for (const line of ['npx selaras check', `npx selaras publish ${STABLE}`]) {
        const refusal = await refusalOf(repository.run(line));
        expect(refusal).toContain(`PANGGILAN_TIDAK_ADA: panggilan ${NEW_CALL} tidak ada di server`);
        expect(refusal).toContain('Pasang dulu server yang menjawabnya');
        expect(refusal).toContain(
          `PANGGILAN_BERUBAH: panggilan ${OLD_CALL} di server berbeda dari saat remote dibangun: field "data[].diubah" tidak ada di server`,
        );
        expect(refusal).toContain(
          'Bila remote dibangun untuk server yang lebih baru, pasang dulu server itu.',
        );
      }
      expect(await activeVersion()).toBeUndefined();
      await pemda.goto('/display-makro/program-inovatif');
      await expect(pemda.getByText('Rapat Tanpa Kertas')).toBeVisible();
      await expect(menuLinks(pemda)).toHaveCount(0);
    });

    await test.step('the next server takes the same build, and the same shell shows it', async () => {
      await servers.start(next);
      expect(await repository.run('npx selaras check')).toContain(`${REMOTE} 0.1.0`);
      expect(await repository.run('npx selaras publish')).toContain('belum aktif');
      const [version = ''] = /0\.1\.0-\w+/.exec(await repository.run('npx selaras status')) ?? [];
      expect(await activeVersion()).toBeUndefined();
      await repository.run(`npx selaras promote ${version} ${STABLE}`);
      await expect.poll(activeVersion).toBe(version);
      expect(servers.broken(REMOTE)).toEqual([]);

      await pemda.goto('/dashboard');
      await pemda.getByRole('link', { name: 'Rekap Inovasi' }).click();
      await expect(pemda.getByRole('heading', { name: 'Rekap Inovasi' })).toBeVisible();
      const counted = pemda.getByRole('table', { name: 'Program inovatif menurut perangkat daerah' });
      await expect(counted.getByRole('row', { name: 'Dinas Kesehatan 1' })).toBeVisible();
      await expect(counted.getByRole('row', { name: 'Sekretariat Daerah 2' })).toBeVisible();
      const all = pemda.getByRole('table', { name: 'Semua program inovatif' });
      // Read under the server of before by this very browser, without the field.
      const { data: rows } = (await (await answerOf('pemda', '/display/program-inovatif')).json()) as {
        data: { judul: string; diubah: string }[];
      };
      expect(rows).toHaveLength(3);
      for (const { judul, diubah } of rows) {
        await expect(all.getByRole('row', { name: judul })).toContainText(formatDate(diubah));
      }

      const dinkes = await openAs(browser, 'dinkes');
      await dinkes.goto('/dashboard');
      await expect(await menuEntry(dinkes, 'Cascading')).toBeVisible();
      await expect(menuLinks(dinkes)).toHaveCount(0);
      await dinkes.goto('/rekap-inovasi');
      await expect(dinkes.getByText('Anda tidak memiliki hak akses ke halaman ini')).toBeVisible();
      expect((await answerOf('dinkes', '/rekap-inovasi')).status).toBe(403);
      expect((await answerOf('pemda', '/rekap-inovasi')).status).toBe(200);
    });

    await test.step('a server that takes away what the active remote needs names both, and the gate refuses the build', async () => {
      const version = await activeVersion();
      laterChanges.forEach(release.change);
      await servers.start(await release.buildServer());
      const lost = 'field "data[].manfaat" tidak ada di server';
      const broken = [
        [OLD_CALL, lost],
        [PUBLIC_CALL, lost],
        [NEW_CALL, 'field "data[].jumlah" kini dapat kosong (null)'],
      ] as const;
      const sentences = broken.map(
        ([call, change]) =>
          `remote ${REMOTE} ${version} membutuhkan ${call}, yang tidak dijawab server ini seperti dulu: ${change}`,
      );
      await expect.poll(() => servers.broken(REMOTE)).toEqual(sentences);
      // A remote of this repository that was built with the server of before needs the field as well.
      await expect
        .poll(() => servers.broken('mf_display'))
        .toContainEqual(
          expect.stringContaining(`${OLD_CALL}, yang tidak dijawab server ini seperti dulu: ${lost}`),
        );

      for (const line of ['npx selaras check', 'npx selaras publish']) {
        const refusal = await refusalOf(repository.run(line));
        for (const [call, change] of broken) {
          expect(refusal).toContain(
            `PANGGILAN_BERUBAH: panggilan ${call} di server berbeda dari saat remote dibangun: ${change}`,
          );
        }
      }
      expect(await activeVersion()).toBe(version);
    });
  } finally {
    await team?.leave();
    await servers.stop();
    release.remove();
  }
  expect(shellBytes()).toBe(shellBefore);
});
