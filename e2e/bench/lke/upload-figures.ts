import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { slowLine } from '../../support/slow-line';
import { freshPage } from '../browser/opened';
import { atMost, type Figure } from '../figure/figure';
import type { FilledServer } from '../server/filled-server';

const MEGABYTE = 1024 * 1024;
const FILES = 20;
const FILE_BYTES = 10 * MEGABYTE;
const BYTES = FILES * FILE_BYTES;
/** The line of the figures, bytes a second. */
const LINE = 2_000_000 / 8;
/** Times faster than that line, so that the evening takes a minute; `--malam` takes its fourteen minutes. */
const FASTER = process.argv.includes('--malam') ? 1 : 20;
const BREAKS = [30, 90, 160].map((megabytes) => megabytes * MEGABYTE);
/** Criteria that take half of them each. */
const CRITERIA = ['1.a.2', '1.a.3'];
const LIMIT_MS = (3 * 1000 * BYTES) / (LINE * FASTER);

/** 200 MB of evidence over a slow line that breaks three times: what is sent again, and what is lost. */
export async function uploadFigures(browser: Browser, { port }: FilledServer): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'selaras-bench-eviden-'));
  const line = await slowLine(port, LINE * FASTER);
  try {
    const paths = await writeFiles(folder);
    const page = await freshPage(browser, line.origin, 'dinkes', 2025);
    await page.goto(`${line.origin}/lke/eviden`);
    const rows = CRITERIA.map((nomor) =>
      page.getByRole('article', { name: new RegExp(`^${nomor.replaceAll('.', '\\.')} `) }),
    );
    const arrived = page.getByRole('button', { name: /^Tarik Bukti malam/ });
    const before = line.sent();
    const started = performance.now();
    line.cutAfter(...BREAKS);
    for (const [at, row] of rows.entries()) {
      const own = paths.filter((_, place) => place % rows.length === at);
      await row.locator('input[type=file]').setInputFiles(own);
    }
    await arrived.nth(FILES - 1).waitFor({ timeout: LIMIT_MS });
    const seconds = (performance.now() - started) / 1000;
    const kept = await arrived.count();
    await page.context().close();
    const again = line.sent() - before - BYTES;
    const what = `200 MB over 2 Mbit/s${FASTER > 1 ? ` (${FASTER} × faster)` : ''} with ${BREAKS.length} breaks`;
    return [
      atMost(`${what}: files lost`, FILES - kept, 'files', 0, `${seconds.toFixed(0)} s`),
      atMost(
        `${what}: sent beyond their bytes`,
        again / MEGABYTE,
        'MB',
        6,
        'heads of requests and pages included',
      ),
      atMost(`${what}: breaks that did not come`, line.cutsLeft(), 'breaks', 0),
    ];
  } finally {
    line.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** PDFs that nobody has sent yet. */
async function writeFiles(folder: string): Promise<string[]> {
  const head = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nstream\n';
  const tail = '\nendstream\nendobj\nstartxref\n9\n%%EOF\n';
  const paths: string[] = [];
  for (let at = 1; at <= FILES; at += 1) {
    const filling = randomBytes((FILE_BYTES - head.length - tail.length) / 2).toString('hex');
    const path = join(folder, `Bukti malam ${at}.pdf`);
    await writeFile(path, head + filling + tail, 'latin1');
    paths.push(path);
  }
  return paths;
}
