import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { downloadPerjanjianKinerjaCall } from '@selaras/contracts';
import { readPdfInside } from '../../testing/inside/pdf-inside';
import { INSTALL_MS, needTools } from '../../testing/judges/debian-tools';
import { archiveFaults, factsOf, fontFaults, syntaxFaults } from '../../testing/judges/pdf-judges';
import { planningClient } from '../../testing/planning-client';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { demoPdf } from '../seed/demo-pdf';

let test: TestApp;
let folder: string;
beforeAll(async () => {
  needTools(['poppler', 'qpdf', 'java', 'preflight', 'activation', 'jaxb']);
  folder = mkdtempSync(join(tmpdir(), 'selaras-uji-surat-'));
  test = await startTestApp();
}, INSTALL_MS);
afterAll(async () => {
  await test?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

function stored(name: string, content: Buffer): string {
  const path = join(folder, `${name}.pdf`);
  writeFileSync(path, content);
  return path;
}

async function fetched(name: string, username: string, tahun: number, address: string): Promise<string> {
  const { status, headers, raw } = await planningClient(test, username, tahun).get(address);
  expect([address, status, headers['content-type']]).toEqual([address, 200, 'application/pdf']);
  return stored(name, raw);
}

/** Sound, its fonts inside, in Indonesian, with a title, and nothing that does something by itself. */
async function expectGoodLetter(path: string, title: RegExp): Promise<void> {
  expect([path, syntaxFaults(path)]).toEqual([path, []]);
  expect([path, fontFaults(path)]).toEqual([path, []]);
  const facts = factsOf(path);
  expect(facts).toMatchObject({ Encrypted: 'no', JavaScript: 'no', Form: 'none' });
  expect(facts.Title).toMatch(title);
  expect(facts['Page size']).toContain('A4');
  expect(await readPdfInside(path)).toMatchObject({ language: 'id-ID', title: facts.Title });
}

it('the report of an evaluation is a sound PDF', async () => {
  const path = await fetched('lhe', 'dinkes', 2024, '/lke/laporan/1012?tahun=2024');
  await expectGoodLetter(path, /^LAPORAN HASIL EVALUASI/i);
});

it('agreements of every kind are sound PDFs, drafts and signed ones', async () => {
  const rows = await test.db
    .selectFrom('perjanjian_kinerja')
    .where('deleted_at', 'is', null)
    .where('berkas_id', 'is', null)
    .distinctOn(['jenis', 'status'])
    .select(['id', 'jenis', 'status', 'subjek_id', 'tahun'])
    .orderBy('jenis')
    .orderBy('status')
    .orderBy('id')
    .execute();
  expect(rows.length).toBeGreaterThan(5);
  expect(new Set(rows.map(({ status }) => status)).size).toBeGreaterThan(1);
  for (const { id, jenis, status, subjek_id, tahun } of rows) {
    const query = `jenis=${jenis}&id=${subjek_id ?? 1}&tahun_kinerja=${tahun}&perjanjian_id=${id}`;
    const address = `${downloadPerjanjianKinerjaCall.path}?${query}`;
    await expectGoodLetter(await fetched(`${jenis}-${status}`, 'super', tahun, address), /perjanjian/i);
  }
});

describe('the judges', () => {
  it('tell of a file that is cut or whose table of objects is wrong', async () => {
    const path = await fetched('utuh', 'dinkes', 2024, '/lke/laporan/1012?tahun=2024');
    const { raw } = await planningClient(test, 'dinkes', 2024).get('/lke/laporan/1012?tahun=2024');
    expect(syntaxFaults(path)).toEqual([]);
    expect(syntaxFaults(stored('terpotong', raw.subarray(0, raw.length - 900)))).not.toEqual([]);
    const shifted = raw.toString('latin1').replace(/\n(\d{10}) 00000 n/, '\n0000000001 00000 n');
    expect(syntaxFaults(stored('tergeser', Buffer.from(shifted, 'latin1')))).not.toEqual([]);
  });

  it('tell of a font that a file does not carry', () => {
    const path = stored('tanpa-huruf', demoPdf('Contoh', [{ teks: 'Contoh', ukuran: 12 }]));
    expect(fontFaults(path)).toEqual([
      'Helvetica: embedded no, Unicode no',
      'Helvetica-Bold: embedded no, Unicode no',
    ]);
  });

  it('tell of a letter that it is no PDF/A', async () => {
    const path = await fetched('bukan-arsip', 'dinkes', 2024, '/lke/laporan/1012?tahun=2024');
    expect(archiveFaults(path).length).toBeGreaterThan(1);
  });
});
