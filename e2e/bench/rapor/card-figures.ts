import { type Account, tokenOf } from '../../support/accounts';
import { demo } from '../browser/opened';
import { atMost, type Figure, median, percentile } from '../figure/figure';
import { timesOf } from '../server/latency';

const LIMIT_MS = 50;

/** Who asks for which report card, and for the rows behind it. */
const answers: readonly (readonly [string, Account, string])[] = [
  ['report cards of all units for a quarter', 'super', '/rapor/peringkat?triwulan=3'],
  ['report card of all units together', 'super', '/rapor/ringkasan?triwulan=3'],
  ['report card of one unit', 'dinkes', '/rapor/ringkasan?triwulan=3&satuan_kerja_id=1012'],
  ['sub-activities of all units', 'super', '/rapor/data?triwulan=3'],
  ['key indicators of all units', 'super', '/rapor/sasaran-pd?triwulan=3'],
  ['key indicators beyond the largest units', 'super', '/rapor/sasaran-pd?triwulan=3&asal=lainnya-anggaran'],
  ['repair steps of all units', 'super', '/rapor/langkah-perbaikan?triwulan=4'],
];

/** Report cards of the 40 units of the demo: the server's answers. */
export async function cardFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, account, path] of answers) {
    const headers = {
      authorization: `Bearer ${await tokenOf(demo.origin, account)}`,
      'default-key-tahun-kinerja': '2024',
    };
    const url = `${demo.origin}/api${path}`;
    const begun = performance.now();
    await (await fetch(url, { headers })).text();
    const cold = performance.now() - begun;
    const samples = await timesOf(url, headers);
    const note = `median ${median(samples).toFixed(1)} ms, the first one ${cold.toFixed(0)} ms`;
    figures.push(atMost(`${what}, p95`, percentile(samples, 0.95), 'ms', LIMIT_MS, note));
  }
  return figures;
}
