import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from '@playwright/test';
import { expect, loaded, signedIn, test } from '../../support/portal';
import { distOf, registerRemote } from '../../support/releases/own-remote';

const dist = distOf('pustaka');

test.beforeEach(async ({ page }) => {
  await registerRemote(page, dist);
  await signedIn(page, 'pemda_pantau');
  await page.goto('/pustaka');
});

/** Names that a library's own production build exports. */
function exportsOf(library: string): string[] {
  const name = JSON.stringify(library);
  // What is a function itself has its names as a module.
  const names = `(async () => {
    const library = require(${name});
    const found = typeof library === 'function' ? await import(${name}) : library;
    console.log(JSON.stringify(Object.keys(found)));
  })()`;
  const text = execFileSync(process.execPath, ['-e', names], {
    cwd: join(dist, '..'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(text.toString()) as string[];
}

/** Version of a library that the remote was made with. */
const installed = (library: string): string =>
  JSON.parse(readFileSync(join(dist, '../node_modules', library, 'package.json'), 'utf8')).version;

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
  await expect(place).toContainText(`axios ${installed('axios')}`);
});

test('a late library comes from the portal once, as a shared one does, unless the remote was made with another version of it', async ({
  page,
}) => {
  // What the first visit still asks for is none of the second one's.
  await loaded(page);
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  await page.reload();
  const place = page.getByRole('region', { name: 'Pustaka' });
  await expect(place).toContainText(`katex ${installed('katex')}`);
  const scripts = await Promise.all(
    answers
      .map((answer) => ({ answer, path: new URL(answer.url()).pathname }))
      .filter(({ path }) => path.endsWith('.js'))
      .map(async ({ answer, path }) => ({ path, text: await answer.text() })),
  );
  const ofRemote = (word: string) =>
    scripts.filter(({ text }) => text.includes(word)).map(({ path }) => path.startsWith('/remotes/'));
  expect(ofRemote('ERR_BAD_OPTION_VALUE'), 'the HTTP client').toEqual([false]);
  expect(ofRemote('noOptionsMessage'), 'the selection list').toEqual([false]);
  expect(ofRemote('ParseError'), 'formulas').toEqual([true]);
});

test('every export of every shared library is there', async ({ page }) => {
  const lists = await page.getByRole('region', { name: 'Pustaka' }).locator('pre').textContent();
  const handedOut = JSON.parse(lists ?? '{}') as Record<string, string[]>;
  const libraries = Object.keys(handedOut).filter((name) => !name.startsWith('@selaras/'));
  expect(libraries).toHaveLength(11);
  for (const library of libraries) {
    expect(exportsOf(library).length).toBeGreaterThan(2);
    expect(handedOut[library], library).toEqual(expect.arrayContaining(exportsOf(library)));
  }
});
