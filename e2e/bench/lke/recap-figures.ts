import { tokenOf } from '../../support/accounts';
import { atMost, type Figure, median, percentile } from '../figure/figure';

const ROUNDS = 40;
const RECAP = '/api/lke/hasil';

interface Regency {
  readonly origin: string;
  readonly units: number;
  readonly limit: number;
}

/** What results of all units, and of one, take beside a small answer with a session of the same server. */
export async function recapFigures({ origin, units, limit }: Regency): Promise<Figure[]> {
  const headers = {
    authorization: `Bearer ${await tokenOf(origin, 'super')}`,
    'default-key-tahun-kinerja': '2025',
  };
  const first = performance.now();
  const found = await ask(origin + RECAP, headers);
  const cold = performance.now() - first;
  const small = await timesOf(`${origin}/api/referensi/count-down`, headers);
  const note = `${found} units; the first one ${cold.toFixed(0)} ms; a small answer ${median(small).toFixed(1)} ms, p95 ${percentile(small, 0.95).toFixed(1)} ms`;
  const figure = async (what: string, path: string, target: number) => {
    const samples = await timesOf(origin + path, headers);
    const between = `median ${median(samples).toFixed(1)} ms, ${note}`;
    return atMost(`${what}, p95`, percentile(samples, 0.95), 'ms', target, between);
  };
  return [
    await figure(`recap of ${units} units`, RECAP, limit),
    await figure(`result of one of ${units} units`, `${RECAP}/1012`, limit),
  ];
}

async function ask(url: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const { data } = (await answer.json()) as { data: unknown };
  return Array.isArray(data) ? data.length : 1;
}

/** Latencies of one address asked for again and again, after it was warmed. */
async function timesOf(url: string, headers: Record<string, string>): Promise<number[]> {
  const samples: number[] = [];
  for (let round = -3; round < ROUNDS; round += 1) {
    const started = performance.now();
    await ask(url, headers);
    if (round >= 0) samples.push(performance.now() - started);
  }
  return samples;
}
