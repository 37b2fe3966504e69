import { servers, teamServer } from '../../server/servers';
import { newPerson, superSession } from '../../support/api';
import { signInAs } from '../../support/person';
import { expect, signedIn, test } from '../../support/portal';
import { teamRepository } from '../../support/releases/team-repository';

/** The unit that the guide names, which no other story has. */
const UNIT = 1007;

const PAGE = 'src/features/hasil-survei/hasil-survei-page.tsx';
const EMPTY = 'Belum ada data pada halaman ini.';

test('a team makes a remote in a repository of its own by the guide, sees it inside the portal, and one unit has it', async ({
  page,
  browser,
}) => {
  const team = teamRepository(await superSession());
  try {
    const tested = await team.follow('sh ci.sh');
    expect(tested).toContain('2 passed, 2 total');
    expect(tested).toContain('tidak diterbitkan');

    // A finished build may be on its way to users while the next one is written.
    const built = team.built();
    expect(built.some((line) => line.startsWith('remote.json '))).toBe(true);

    await team.follow('npx selaras dev alone');
    expect(team.built()).toEqual(built);
    await page.goto(`${teamServer.origin}/hasil-survei`);
    await expect(page.getByRole('heading', { name: 'Hasil Survei' })).toBeVisible();
    await page.getByRole('link', { name: 'Survei Layanan' }).click();
    await expect(page.getByRole('heading', { name: 'Survei Layanan' })).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family),
        ),
      )
      .toContain('Plus Jakarta Sans Variable');
    // A page of the server that ends would load itself anew as soon as the next one listens on its port.
    await page.goto('about:blank');
    await team.stopDev();
    expect(team.built()).toEqual(built);

    const [open = ''] = /http\S+\?remote=\S+/.exec(await team.follow('npx selaras dev')) ?? [];
    await signedIn(page, 'super');
    await page.goto(open);
    await expect(page.getByRole('complementary', { name: 'Remote pengganti' })).toBeVisible();
    await page.goto('/hasil-survei');
    await expect(page.getByRole('heading', { name: 'Hasil Survei' })).toBeVisible();
    expect(team.built()).toEqual(built);
    await expect(page.getByText(EMPTY)).toBeVisible();
    team.edit(PAGE, EMPTY, 'Survei sedang dihimpun.');
    await expect(page.getByText('Survei sedang dihimpun.')).toBeVisible();
    team.edit(PAGE, 'Survei sedang dihimpun.', EMPTY);
    await expect(page.getByText(EMPTY)).toBeVisible();
    await team.stopDev();
    expect(team.built()).toEqual(built);

    expect(await team.follow('npx selaras publish')).toContain(`satuan kerja ${UNIT}`);
    expect(await team.follow('npx selaras status')).toContain('halaman pertama');
    expect(team.rest).toEqual([]);

    const context = await browser.newContext({ baseURL: servers.demo.origin });
    const reader = await context.newPage();
    await signInAs(context, await newPerson('perangkat_daerah', UNIT));
    await reader.goto('/dashboard');
    await reader.getByRole('link', { name: 'Survei Layanan' }).click();
    await expect(reader.getByRole('heading', { name: 'Survei Layanan' })).toBeVisible();
    await reader.goto('/hasil-survei');
    await expect(reader.getByRole('heading', { name: 'Hasil Survei' })).toBeVisible();
    await team.run('npx selaras rollback --channel canary --reason "selesai dicoba"');
  } finally {
    await team.leave();
  }
});
