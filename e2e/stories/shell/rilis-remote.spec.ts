import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runLine } from '@selaras/cli/testing';
import { servers } from '../../server/servers';
import { apiJson, newPerson, superSession, unique } from '../../support/api';
import { signInAs } from '../../support/person';
import { expect, signedIn, test } from '../../support/portal';
import { builtAs } from '../../support/releases/built-version';
import { chooseUnit } from '../../support/users-page';

const { origin } = servers.demo;
const REMOTE = 'mf_rapor';
/** A unit that no other story has: the version that is tried out here reaches nobody else. */
const UNIT = { id: 1008, typed: 'bencana', nama: 'Badan Penanggulangan Bencana Daerah' };
const PAGE = '/rapor-kinerja/3/diagram';

// One trial at a time: a remote has one canary.
test.describe.configure({ mode: 'default' });

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'selaras-rilis-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

const built = (version: string, changed?: Parameters<typeof builtAs>[3]) =>
  builtAs(folder, REMOTE, version, changed);

/** One line of the team's terminal. */
const selaras = (line: readonly string[], token: string) =>
  runLine([...line, '--json'], { env: { SELARAS_PORTAL: origin, SELARAS_TOKEN: token }, cwd: folder });

async function deployToken(): Promise<string> {
  const { token } = await apiJson<{ token: string }>('POST', `/remotes/${REMOTE}/tokens`, {
    token: await superSession(),
    body: { name: `CI ${unique()}`, days: 1 },
  });
  return token;
}

/** Version whose scripts draw a page of the remote. */
async function versionSeen(page: Page): Promise<string | undefined> {
  const entry = page.waitForRequest((request) => request.url().includes(`/remotes/${REMOTE}/`));
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return new URL((await entry).url()).pathname.split('/')[3];
}

test('a team publishes by its token, one unit tries the version out, and super ends the trial', {
  tag: '@core',
}, async ({ page, browser }) => {
  const token = await deployToken();
  const version = `0.2.0-${unique()}`;
  const published = await selaras(['publish', built(version)], token);
  expect(published.code, published.out).toBe(0);

  const context = await browser.newContext({ baseURL: origin });
  const tester = await context.newPage();
  await signInAs(context, await newPerson('perangkat_daerah', UNIT.id));
  const before = await versionSeen(tester);
  expect(before).not.toBe(version);

  await signedIn(page, 'super');
  await page.goto(`/admin/remote/${REMOTE}`);
  await page.getByRole('button', { name: `Tindakan untuk ${version}` }).click();
  await page.getByRole('menuitem', { name: 'Coba pada sebagian pengguna' }).click();
  const dialog = page.getByRole('dialog');
  await chooseUnit(dialog, UNIT.typed, UNIT.nama);
  await dialog.getByLabel('Alasan').fill('dicoba satu dinas dahulu');
  await dialog.getByRole('button', { name: 'Mulai percobaan' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Untuk ${UNIT.nama}`)).toBeVisible();
  await expect(page.getByRole('row', { name: /dicoba satu dinas dahulu/ })).toContainText(version);

  expect(await versionSeen(tester)).toBe(version);
  const status = await selaras(['status', '--remote', REMOTE], token);
  expect(status.out).toContain(version);

  await page.getByRole('button', { name: 'Akhiri percobaan' }).click();
  await dialog.getByLabel('Alasan').fill('selesai dicoba');
  await dialog.getByRole('button', { name: 'Akhiri' }).click();
  await expect(page.getByText('Tidak ada percobaan')).toBeVisible();
  expect(await versionSeen(tester)).toBe(before);
  await context.close();
});

test('a version that does not start reaches nobody for long: people see the one before, and the portal ends its trial', async ({
  page,
  browser,
}) => {
  const token = await deployToken();
  const version = `0.3.0-${unique()}`;
  expect((await selaras(['publish', built(version, { broken: true })], token)).code).toBe(0);
  const reason = ['--reason', 'dicoba satu dinas'];
  const trial = ['promote', version, '--remote', REMOTE, '--channel', 'canary', '--units', `${UNIT.id}`];
  expect((await selaras([...trial, ...reason], token)).code).toBe(0);

  await Promise.all(
    [1, 2, 3].map(async () => {
      const context = await browser.newContext({ baseURL: origin });
      const tester = await context.newPage();
      await signInAs(context, await newPerson('perangkat_daerah', UNIT.id));
      const told = tester.waitForRequest(
        (request) => request.postData()?.includes('"berhasil":false') ?? false,
      );
      await tester.goto(PAGE);
      await expect(tester.getByRole('heading', { level: 1 })).toBeVisible();
      await told;
      await context.close();
    }),
  );
  await signedIn(page, 'super');
  await page.goto(`/admin/remote/${REMOTE}`);
  const note = page.getByRole('note').filter({ hasText: version });
  await expect(note).toContainText('gagal dimuat pada 3 dari 3 orang');
  await expect(page.getByText('Tidak ada percobaan')).toBeVisible();
});

test('a version that changes what belongs to all changes its own page alone, and is named', async ({
  page,
  browser,
}) => {
  const token = await deployToken();
  const version = `0.5.0-${unique()}`;
  const first = `
    Array.prototype.last = function () { return this[this.length - 1]; };
    window.fetch = () => Promise.reject(new Error('tidak ada jaringan'));
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'a, h1 { font-size: 40px !important }' }));`;
  expect((await selaras(['publish', built(version, { first })], token)).code).toBe(0);
  const reason = ['--reason', 'pustaka baru dicoba'];
  const trial = ['promote', version, '--remote', REMOTE, '--channel', 'canary', '--units', `${UNIT.id}`];
  expect((await selaras([...trial, ...reason], token)).code).toBe(0);

  const context = await browser.newContext({ baseURL: origin });
  const tester = await context.newPage();
  await signInAs(context, await newPerson('perangkat_daerah', UNIT.id));
  const said = tester.waitForEvent('console', (message) =>
    message.text().includes('mengubah yang dipakai seluruh portal'),
  );
  const told = tester.waitForRequest((request) => request.postData()?.includes('"campur-tangan"') ?? false);
  await tester.goto(PAGE);
  const heading = tester.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  expect((await said).text()).toContain(`${REMOTE} ${version}`);
  expect((await told).postDataJSON()).toMatchObject({
    insiden: [
      {
        remote: REMOTE,
        versi: version,
        pesan: expect.stringMatching(
          /fetch diganti, dikembalikan; Array\.prototype\.last ditambah, dikembalikan/,
        ),
      },
    ],
  });
  expect(await tester.evaluate(() => [Object.keys([1]), String(window.fetch)])).toEqual([
    ['0'],
    expect.stringContaining('[native code]'),
  ]);
  const sizeOf = (place: string) =>
    tester
      .locator(place)
      .first()
      .evaluate((element) => getComputedStyle(element).fontSize);
  expect(await sizeOf('main h1')).toBe('40px');
  expect(await sizeOf('nav a')).not.toBe('40px');
  await context.close();

  await signedIn(page, 'super');
  await page.goto(`/admin/remote/${REMOTE}`);
  await page.getByRole('button', { name: 'Akhiri percobaan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Alasan').fill('mengganti fetch');
  await dialog.getByRole('button', { name: 'Akhiri' }).click();
  await expect(page.getByText('Tidak ada percobaan')).toBeVisible();
});

test('who works on an open page gets a new version with the next one', async ({ page }) => {
  const token = await deployToken();
  const version = `0.4.0-${unique()}`;
  expect((await selaras(['publish', built(version)], token)).code).toBe(0);
  await signInAs(page.context(), await newPerson('perangkat_daerah', UNIT.id));
  await page.clock.install();
  const before = await versionSeen(page);
  const trial = ['promote', version, '--remote', REMOTE, '--channel', 'canary', '--units', `${UNIT.id}`];
  expect((await selaras([...trial, '--reason', 'dicoba satu dinas'], token)).code).toBe(0);
  await page.clock.fastForward(11_000);
  const note = page.getByText('Versi baru bagian portal sudah tersedia');
  // A minute that ends while an answer is still on its way ends the page's patience with it too.
  const aMinute = { intervals: [2000] };
  await expect
    .poll(async () => {
      await page.clock.fastForward(61_000);
      return note.isVisible();
    }, aMinute)
    .toBe(true);
  const entry = page.waitForRequest((request) => request.url().includes(`/remotes/${REMOTE}/${version}/`));
  await page.getByRole('link', { name: 'Peringkat' }).first().click();
  await entry;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(before).not.toBe(version);
  expect(
    (await selaras(['rollback', '--remote', REMOTE, '--channel', 'canary', '--reason', 'selesai'], token))
      .code,
  ).toBe(0);
});

test('super takes a version that nobody gets in one tab alone, sees that he does, and ends it with one press', {
  tag: '@core',
}, async ({ page, context }) => {
  const token = await deployToken();
  const version = `0.6.0-${unique()}`;
  const first = `document.documentElement.dataset.dariVersi = '${version}';`;
  expect((await selaras(['publish', built(version, { first })], token)).code).toBe(0);

  await signedIn(page, 'super');
  await page.goto(`/admin/remote/${REMOTE}`);
  await page.getByRole('button', { name: `Tindakan untuk ${version}` }).click();
  await page.getByRole('menuitem', { name: 'Pakai di tab ini saja' }).click();
  const badge = page.getByRole('complementary', { name: 'Remote pengganti' });
  await expect(badge).toContainText(`${REMOTE} versi ${version}`);
  const heading = page.getByRole('heading', { level: 1 });
  const byThisVersion = page.locator(`html[data-dari-versi="${version}"]`);
  await page.goto(PAGE);
  await expect(heading).toBeVisible();
  await expect(byThisVersion).toBeAttached();

  const other = await context.newPage();
  await other.goto(PAGE);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.locator('html[data-dari-versi]')).toHaveCount(0);

  await badge.getByRole('button', { name: 'Kembalikan' }).click();
  await expect(byThisVersion).toHaveCount(0);
  await expect(heading).toBeVisible();
  await expect(badge).toHaveCount(0);
});

test('whoever gets the address of a remote’s page reads what happened to it, and can change nothing', async ({
  page,
}) => {
  const name = `CI ${unique()}`;
  const { token } = await apiJson<{ token: string }>('POST', `/remotes/${REMOTE}/tokens`, {
    token: await superSession(),
    body: { name, days: 1 },
  });
  const version = `0.7.0-${unique()}`;
  expect((await selaras(['publish', built(version)], token)).code).toBe(0);
  await signInAs(page.context(), await newPerson('perangkat_daerah', UNIT.id));
  await page.goto(`/admin/remote/${REMOTE}`);
  const line = page.getByRole('table', { name: 'Daftar peristiwa' }).getByRole('row', { name: version });
  await expect(line).toContainText('Diterbitkan');
  await expect(line).toContainText('token rilis');
  await page.getByRole('button', { name: `Tindakan untuk ${version}` }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Panggilan API yang dipakai']);
  await expect(page.getByRole('main')).not.toContainText(name);
  await expect(page.getByText('Token rilis', { exact: true })).toHaveCount(0);
});
