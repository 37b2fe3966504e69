import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { LkeLembar } from '@selaras/contracts';
import { servers } from '../../server/servers';
import { endSessions, newPerson, unique } from '../../support/api';
import { signInAgain, signInAs } from '../../support/person';
import { expect, test } from '../../support/portal';
import { asSuper, chooseYear } from '../../support/rencana/rencana';
import { slowLine } from '../../support/slow-line';

/** A unit whose worksheet of the year is being filled in; every story brings files and a person of its own. */
const UNIT = 1012;
const MEGABYTE = 1024 * 1024;
const SIZE = 9 * MEGABYTE;
/** What one request carries: no more can be on its way when a line breaks. */
const PIECE = 2 * MEGABYTE;
/** Heads of requests and everything else that a page asks for. */
const TALK = MEGABYTE / 4;

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** A PDF of this size that nobody has sent yet. */
function newPdf(size: number) {
  const name = `Laporan ${unique()}.pdf`;
  const tail = '\nendstream\nendobj\nstartxref\n9\n%%EOF\n';
  const head = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nstream\n';
  const filling = randomBytes((size - head.length - tail.length) / 2).toString('hex');
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(head + filling + tail, 'latin1') };
}

const row = (page: Page, nomor: string) =>
  page.getByRole('article', { name: new RegExp(`^${nomor.replaceAll('.', '\\.')} `) });
const choose = (page: Page, nomor: string, file: ReturnType<typeof newPdf>) =>
  row(page, nomor).locator('input[type=file]').setInputFiles(file);
const arrived = (page: Page, nomor: string, { name }: { name: string }) =>
  expect(row(page, nomor).getByRole('button', { name, exact: true })).toBeVisible({ timeout: 45_000 });
const progress = (page: Page, nomor: string) => row(page, nomor).getByRole('progressbar');

/** Where in the file each request with content begins, and how many uploads are begun. */
function watchUploads(page: Page) {
  const offsets: number[] = [];
  let begun = 0;
  page.on('request', (request) => {
    const { 'upload-offset': offset, 'upload-length': length } = request.headers();
    if (request.method() === 'PATCH' && offset !== undefined) offsets.push(Number(offset));
    if (request.method() === 'POST' && length !== undefined) begun += 1;
  });
  return { offsets, begun: () => begun };
}

/** What the server has, criterion by criterion, of this name. */
async function kept({ name }: { name: string }) {
  const { data } = await asSuper<{ data: LkeLembar }>('GET', `/lke/lembar/${UNIT}`);
  return data.baris.flatMap(({ bukti }) => bukti.filter(({ nama }) => nama === name));
}

async function openOn(page: Page, origin: string) {
  const person = await newPerson('perangkat_daerah', UNIT);
  const token = await signInAs(page.context(), person);
  await chooseYear(page);
  await page.goto(`${origin}/lke/eviden`);
  await expect(row(page, '1.a.1')).toBeVisible();
  return { person, token };
}

test('a line that breaks three times: nothing is lost, nothing that had arrived is sent again', async ({
  page,
}) => {
  const line = await slowLine(servers.demo.port, 3 * MEGABYTE);
  await openOn(page, line.origin);
  const file = newPdf(SIZE);
  const uploads = watchUploads(page);
  const before = line.sent();
  line.cutAfter(1.5 * MEGABYTE, 4.2 * MEGABYTE, 7.3 * MEGABYTE);
  await choose(page, '1.a.1', file);
  await arrived(page, '1.a.1', file);
  expect(line.cutsLeft()).toBe(0);
  const first = line.sent();
  expect(first - before).toBeGreaterThanOrEqual(SIZE);
  expect(first - before).toBeLessThan(SIZE + 3 * PIECE + TALK);
  expect(uploads.begun()).toBe(1);
  expect(uploads.offsets).toEqual(uploads.offsets.toSorted((one, other) => one - other));
  // Of a piece that was broken off, what had come is kept.
  expect(uploads.offsets.some((offset) => offset % PIECE !== 0)).toBe(true);

  await choose(page, '1.a.2', file);
  await arrived(page, '1.a.2', file);
  expect(line.sent() - first).toBeLessThan(TALK);
  const both = await kept(file);
  expect(both.map((one) => one.sha256)).toEqual([sha256(file.buffer), sha256(file.buffer)]);
  expect(new Set(both.map(({ eviden_versi_id }) => eviden_versi_id)).size).toBe(1);
  line.close();
});

test('a page loaded anew goes on with the same file where it was', async ({ page }) => {
  const line = await slowLine(servers.demo.port, 2 * MEGABYTE);
  await openOn(page, line.origin);
  const file = newPdf(SIZE);
  const before = line.sent();
  await choose(page, '1.a.3', file);
  await expect.poll(() => line.sent() - before).toBeGreaterThan(5 * MEGABYTE);
  const uploads = watchUploads(page);
  await page.reload();
  await choose(page, '1.a.3', file);
  await arrived(page, '1.a.3', file);
  expect(line.sent() - before).toBeLessThan(SIZE + PIECE + TALK);
  expect(uploads.begun()).toBe(0);
  // A piece is sent once the one before it has arrived: of five megabytes two pieces have.
  expect(uploads.offsets[0]).toBeGreaterThanOrEqual(2 * PIECE);
  expect((await kept(file)).map((one) => one.sha256)).toEqual([sha256(file.buffer)]);
  line.close();
});

test('a session that ends meanwhile is renewed in place, and the file arrives', async ({ page }) => {
  const line = await slowLine(servers.demo.port, 2 * MEGABYTE);
  const { person, token } = await openOn(page, line.origin);
  const file = newPdf(SIZE);
  const before = line.sent();
  await choose(page, '1.a.4', file);
  await expect(progress(page, '1.a.4')).toBeVisible();
  await expect.poll(() => line.sent() - before).toBeGreaterThan(3 * MEGABYTE);
  expect((await endSessions(token)).status).toBe(204);
  await signInAgain(page, person);
  await arrived(page, '1.a.4', file);
  expect(line.sent() - before).toBeLessThan(SIZE + 3 * MEGABYTE);
  expect((await kept(file)).map((one) => one.sha256)).toEqual([sha256(file.buffer)]);
  line.close();
});

test('a file that is refused says why beside its name, and one that is broken off leaves nothing', async ({
  page,
}) => {
  const line = await slowLine(servers.demo.port, 2 * MEGABYTE);
  await openOn(page, line.origin);
  const locked = newPdf(2000);
  locked.buffer = Buffer.from(
    locked.buffer.toString('latin1').replace('/Catalog', '/Catalog /Encrypt 5 0 R'),
  );
  await choose(page, '1.a.5', locked);
  await expect(row(page, '1.a.5').getByRole('alert')).toContainText('berkata sandi');

  const file = newPdf(SIZE);
  await choose(page, '1.a.6', file);
  await page.getByRole('button', { name: `Batalkan ${file.name}` }).click();
  await expect(progress(page, '1.a.6')).toHaveCount(0);
  expect(await kept(file)).toEqual([]);
  line.close();
});
