import type { Page } from '@playwright/test';
import { servers } from '../../server/servers';
import { newPerson } from '../../support/api';
import { menuEntry } from '../../support/pages/menu';
import { addressOf } from '../../support/pages/team-pages';
import { signInAs } from '../../support/person';
import { expect, test } from '../../support/portal';
import { releaseTeam } from '../../support/releases/release-team';
import { chooseYear } from '../../support/rencana/rencana';

const REMOTE = 'mf_tim_kerja';
/** The unit whose teams the demo has; a trial reaches nobody else. */
const UNIT = 1012;

// One trial at a time: a remote has one canary.
test.describe.configure({ mode: 'default' });

const filesOf = (version: string) => `${servers.demo.origin}/remotes/${REMOTE}/${version}/`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Versions of the remote of which this tab asks for files, from now on. */
function versionsAsked(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, version] = new RegExp(`/remotes/${REMOTE}/([^/]+)/`).exec(request.url()) ?? [];
    if (version !== undefined) asked.add(version);
  });
  return asked;
}

/** Looks at every picture that follows: what it answers says what stood in the page's place that should not. */
async function watchPlace(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const place = document.querySelector('main');
      if (place === null || place.childElementCount === 0) seen.push('an empty page');
      for (const panel of document.querySelectorAll('[data-remote-failure]')) seen.push(panel.textContent);
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { seenInPlace: seen });
  });
  return () => page.evaluate(() => (window as unknown as { seenInPlace: string[] }).seenInPlace);
}

test('two tabs work in two versions side by side, the older one with parts that it fetches later', async ({
  page,
}) => {
  const team = await releaseTeam(REMOTE);
  const [older, newer] = [team.built(), team.built()];
  for (const version of [older, newer]) await team.publish(version);
  await signInAs(page.context(), await newPerson('perangkat_daerah', UNIT));

  const open = async (tab: Page) => {
    const asked = versionsAsked(tab);
    await tab.goto('/pegawai');
    await expect(tab.getByRole('button', { name: 'Tambah pegawai' })).toBeVisible();
    return asked;
  };
  await team.tryOut(older, UNIT, 'dicoba satu dinas');
  const askedBefore = await open(page);
  await team.tryOut(newer, UNIT, 'dicoba satu dinas');
  const tab = await page.context().newPage();
  const askedAfter = await open(tab);

  for (const [one, version] of [
    [page, older],
    [tab, newer],
  ] as const) {
    const late = one.waitForResponse(`${filesOf(version)}**`);
    await one.getByRole('button', { name: 'Tambah pegawai' }).click();
    expect((await late).status()).toBe(200);
    const dialog = one.getByRole('dialog');
    await dialog.getByLabel('Nama').fill(`Pegawai di ${version}`);
    await expect(dialog.getByLabel('Nama')).toHaveValue(`Pegawai di ${version}`);
  }
  expect([...askedBefore]).toEqual([older]);
  expect([...askedAfter]).toEqual([newer]);
  await team.endTrial('selesai');
  team.leave();
});

test('tabs that stay open while the files of their version go open their next page in the new one', async ({
  browser,
}) => {
  const team = await releaseTeam(REMOTE);
  const [older, ...later] = Array.from({ length: 6 }, () => team.built());
  const last = later.pop();
  const newer = later.at(-1);
  if (older === undefined || newer === undefined || last === undefined) throw new Error('no versions');
  for (const version of [older, ...later]) await team.publish(version);
  await team.tryOut(older, UNIT, 'dicoba satu dinas');

  // Nothing of the remote is loaded in the first browser, a page of it in the second, a form of it in the third.
  const person = await newPerson('perangkat_daerah', UNIT);
  const opened = async (path: string) => {
    const context = await browser.newContext({ baseURL: servers.demo.origin });
    await signInAs(context, person);
    const tab = await context.newPage();
    await chooseYear(tab);
    await tab.goto(path);
    return tab;
  };
  const elsewhere = await opened('/dashboard');
  await expect(await menuEntry(elsewhere, 'Pegawai')).toBeVisible();
  const onPage = await opened('/pegawai');
  await expect(onPage.getByRole('button', { name: 'Tambah pegawai' })).toBeVisible();
  const onForm = await opened(await addressOf('/tim-kerja/create/{tim}'));
  const target = onForm.getByLabel('Target');
  await target.fill('Seratus kunjungan');

  // The fifth version after it makes it one too many.
  await team.tryOut(newer, UNIT, 'dicoba satu dinas');
  await team.publish(last);
  await expect.poll(async () => (await fetch(`${filesOf(older)}remoteEntry.js`)).status).toBe(404);

  for (const [tab, name] of [
    [elsewhere, 'Pegawai'],
    [onPage, 'Beban Kerja'],
  ] as const) {
    const asked = versionsAsked(tab);
    const seen = await watchPlace(tab);
    await (await menuEntry(tab, name)).click();
    await expect(heading(tab, name)).toBeVisible();
    expect([...asked]).toEqual([older, newer]);
    // It is still the same visit: nothing was loaded anew.
    expect(await seen()).toEqual([]);
  }

  const asked = versionsAsked(onForm);
  await (await menuEntry(onForm, 'Pegawai')).click();
  const question = onForm.getByRole('alertdialog', { name: 'Isian belum disimpan' });
  await question.getByRole('button', { name: 'Tetap di sini' }).click();
  await expect(target).toHaveValue('Seratus kunjungan');
  await (await menuEntry(onForm, 'Pegawai')).click();
  const seen = await watchPlace(onForm);
  await question.getByRole('button', { name: 'Buang isian' }).click();
  await expect(heading(onForm, 'Pegawai')).toBeVisible();
  expect([...asked].at(-1)).toBe(newer);
  expect(await seen()).toEqual([]);

  await team.endTrial('selesai');
  team.leave();
});
