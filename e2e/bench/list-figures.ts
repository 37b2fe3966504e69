import type { Browser } from '@playwright/test';
import { tokenOf } from '../support/accounts';
import { atMost, type Figure, median, percentile } from './figure';
import { besar } from './opened';
import { unthrottled, vitalsOf } from './vitals';

const TAHUN = '2025';
const ROUNDS = 40;
const VISITS = 5;
const LARGEST = '/kinerja-sub-kegiatan';

const lists = [
  '/visi-misi-rpjmd',
  '/sasaran-strategis-rpjmd',
  '/sasaran-strategis-pd',
  '/kinerja-program',
  '/kinerja-kegiatan',
  LARGEST,
  '/kinerja-langkah-aksi',
  '/kinerja-cross-cutting',
  '/kamus-indikator',
  '/rencana-aksi-pd',
  '/perjanjian-kinerja',
  '/program',
  '/kegiatan',
  '/sub-kegiatan',
  '/referensi',
];
/** The plain list, words of many and of few rows, two letters, a later page. */
const questions = ['', '?q=kesehatan', '?q=meningkatnya', '?q=ke', '?page=5'];

/** Lists of planning over the whole of a large regency: the server's answers, the page, an import. */
export async function measureLists(browser: Browser): Promise<Figure[]> {
  const headers = {
    authorization: `Bearer ${await tokenOf(besar.origin, 'super')}`,
    'default-key-tahun-kinerja': TAHUN,
  };
  const figures: Figure[] = [];
  for (const list of lists) {
    let slowest = { p95: 0, note: '' };
    for (const question of questions) {
      const samples = await timesOf(`${besar.origin}/api${list}${question}`, headers);
      const p95 = percentile(samples, 0.95);
      const note = `slowest of ${questions.length}: ${question || 'the plain list'}, median ${median(samples).toFixed(1)} ms`;
      if (p95 > slowest.p95) slowest = { p95, note };
    }
    figures.push(atMost(`list ${list}, p95`, slowest.p95, 'ms', 30, slowest.note));
  }
  const visits: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const { lcp } = await vitalsOf(browser, {
      origin: besar.origin,
      path: LARGEST,
      account: 'super',
      shown: 'tbody tr[tabindex]',
      conditions: unthrottled,
    });
    visits.push(lcp);
  }
  figures.push(atMost(`LCP of ${LARGEST}`, median(visits), 'ms', 500));
  figures.push(atMost('import of 10,000 rows, preview and run', await importTime(headers), 's', 20));
  return figures;
}

/** Latencies of one address asked for again and again, after it was warmed. */
async function timesOf(url: string, headers: Record<string, string>): Promise<number[]> {
  const samples: number[] = [];
  for (let round = -3; round < ROUNDS; round += 1) {
    const started = performance.now();
    const answer = await fetch(url, { headers });
    await answer.text();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    if (round >= 0) samples.push(performance.now() - started);
  }
  return samples;
}

/** Seconds from sending a file of the ministry's nomenclature to its last row being written. */
async function importTime(headers: Record<string, string>): Promise<number> {
  const started = performance.now();
  const call = async (method: string, path: string, body?: string) => {
    const answer = await fetch(`${besar.origin}/api/impor${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/octet-stream' }) },
      ...(body !== undefined && { body }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return ((await answer.json()) as { data: { id: number; keadaan: string } }).data;
  };
  const file = '/nomenklatur?satuan_kerja_id=1012&nama_file=besar.csv';
  const { id } = await call('POST', file, nomenklaturCsv());
  let { keadaan } = await call('POST', `/${id}/jalankan`);
  while (keadaan === 'berjalan') {
    await new Promise((resolve) => setTimeout(resolve, 50));
    ({ keadaan } = await call('GET', `/${id}`));
  }
  if (keadaan !== 'selesai') throw new Error(`the import ended as ${keadaan}`);
  return (performance.now() - started) / 1000;
}

/** 40 programmes with ten activities and 239 sub-activities each. */
function nomenklaturCsv(): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  const lines = ['Kode;Nama;Pagu'];
  for (let program = 1; program <= 40; program += 1) {
    const kode = `8.09.${pad(program, 2)}`;
    lines.push(`${kode};Program ${program};1000000000`);
    for (let kegiatan = 0; kegiatan < 10; kegiatan += 1)
      lines.push(`${kode}.2.${pad(kegiatan, 2)};Kegiatan ${kegiatan};100000000`);
    for (let sub = 1; sub <= 239; sub += 1)
      lines.push(`${kode}.2.${pad(sub % 10, 2)}.${pad(sub, 4)};Sub kegiatan ${sub};4000000`);
  }
  return lines.join('\n');
}
