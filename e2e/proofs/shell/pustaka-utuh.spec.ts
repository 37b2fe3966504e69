import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Response } from '@playwright/test';
import { distOf, registerRemote } from '../../support/own-remote';
import { expect, loaded, signedIn, test } from '../../support/portal';

const dist = distOf('pustaka');

test.beforeEach(async ({ page }) => {
  await registerRemote(page, dist);
  await signedIn(page, 'pemda_pantau');
  await page.goto('/pustaka');
});

/** Names that a library's own production build exports. */
function exportsOf(library: string): string[] {
  const names = `JSON.stringify(Object.keys(require(${JSON.stringify(library)})))`;
  const text = execFileSync(process.execPath, ['-p', names], {
    cwd: join(dist, '..'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(text.toString()) as string[];
}

test('a remote of another team uses of the shared libraries what no page of the portal uses', async ({
  page,
}) => {
  const place = page.getByRole('region', { name: 'Pustaka' });
  await expect(place).toContainText('dari cadangan');
  await expect(place).toContainText('<i>di server</i>');
  await expect(place).toContainText('fetcher idle');
  await expect(place).toContainText('ditunggu');
});

test('the router is one copy under both of its names, and the portal’s own', async ({ page }) => {
  const place = page.getByRole('region', { name: 'Pustaka' });
  await expect(place).toContainText('router portal /pustaka');
  await expect(place).toContainText('kembar 0');
});

test('a late library comes from the portal once, unless the remote was made with another version of it', async ({
  page,
}) => {
  // What the first visit still asks for is none of the second one's.
  await loaded(page);
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  await page.reload();
  const place = page.getByRole('region', { name: 'Pustaka' });
  const { version } = JSON.parse(
    await readFile(join(dist, '../node_modules/katex/package.json'), 'utf8'),
  ) as { version: string };
  await expect(place).toContainText(`katex ${version}`);
  const scripts = await Promise.all(
    answers
      .map((answer) => ({ answer, path: new URL(answer.url()).pathname }))
      .filter(({ path }) => path.endsWith('.js'))
      .map(async ({ answer, path }) => ({ path, text: await answer.text() })),
  );
  const ofRemote = (word: string) =>
    scripts.filter(({ text }) => text.includes(word)).map(({ path }) => path.startsWith('/remotes/'));
  expect(ofRemote('noOptionsMessage'), 'the selection list').toEqual([false]);
  expect(ofRemote('ParseError'), 'formulas').toEqual([true]);
});

test('every export of every shared library is there', async ({ page }) => {
  const lists = await page.getByRole('region', { name: 'Pustaka' }).locator('pre').textContent();
  const handedOut = JSON.parse(lists ?? '{}') as Record<string, string[]>;
  const libraries = Object.keys(handedOut).filter((name) => !name.startsWith('@selaras/'));
  expect(libraries).toHaveLength(10);
  for (const library of libraries) {
    expect(exportsOf(library).length).toBeGreaterThan(2);
    expect(handedOut[library], library).toEqual(expect.arrayContaining(exportsOf(library)));
  }
});
