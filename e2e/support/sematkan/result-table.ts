import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { type Check, checks } from './checks';
import { type Pair, pairs } from './pairs';

const folderOf = ({ project }: TestInfo) => join(project.outputDir, 'keselarasan');
const nameOf = ({ host, adapter }: Pair) => `${host}.${adapter}.json`;

/** Keeps what a pair has passed where the table is made of it, whichever worker ran it. */
export async function keepPassed(info: TestInfo, pair: Pair, passed: readonly Check[]): Promise<void> {
  await mkdir(folderOf(info), { recursive: true });
  await writeFile(join(folderOf(info), nameOf(pair)), JSON.stringify(passed));
}

/** The table of all pairs as Markdown, also written beside the results: a pair that was not run, or failed, has no mark. */
export async function resultTable(info: TestInfo): Promise<string> {
  const kept: string[] = await readdir(folderOf(info)).catch(() => []);
  const lines = pairs.map(async (pair) => {
    const name = nameOf(pair);
    const passed: Check[] = kept.includes(name)
      ? JSON.parse(await readFile(join(folderOf(info), name), 'utf8'))
      : [];
    const marks = checks.map((check) => (passed.includes(check) ? '✓' : '–'));
    return `| ${pair.host} | ${pair.adapter} | ${marks.join(' | ')} |`;
  });
  const head = [`| host | adapter | ${checks.join(' | ')} |`, `|---|---|${'---|'.repeat(checks.length)}`];
  const table = [...head, ...(await Promise.all(lines))].join('\n');
  await mkdir(folderOf(info), { recursive: true });
  await writeFile(join(folderOf(info), 'tabel.md'), `${table}\n`);
  return table;
}
