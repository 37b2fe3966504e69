import { tokenOf } from '../../support/accounts';
import { besar, demo } from '../browser/opened';
import { atLeast, atMost, type Figure, median, percentile } from '../figure/figure';
import { load, pinned, withBareServer } from './server-load';
import { firstTrees } from './trees';

const ROUNDS = 5;
const SECONDS = 2;

/** Answers of the server against a bare one, and trees: put together anew, asked again, unchanged. */
export async function measureServer(demoPid: number): Promise<Figure[]> {
  return [...(await pinned(demoPid, smallAnswers)), ...(await trees())];
}

async function smallAnswers(): Promise<Figure[]> {
  const url = `${demo.origin}/healthz`;
  const body = await (await fetch(url)).text();
  const ratios: number[] = [];
  const routed: number[] = [];
  const speed = async (address: string) => (await load({ url: address, duration: SECONDS })).perSecond;
  await speed(url);
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await speed(url);
    const throughRouter = await speed(`${url}?lewat=perute`);
    const bare = await withBareServer(body, speed);
    ratios.push(ours / bare);
    routed.push(throughRouter / bare);
  }
  const headers = { authorization: `Bearer ${await tokenOf(demo.origin, 'super')}` };
  const countDown = await load({
    url: `${demo.origin}/api/referensi/count-down`,
    headers,
    connections: 1,
  });
  return [
    atLeast(
      'server, small answer against bare node:http',
      median(ratios),
      '×',
      0.7,
      `through the router ${median(routed).toFixed(2)} ×`,
    ),
    atMost('small answer with session and database, p97.5', countDown.latency, 'ms', 10),
  ];
}

async function trees(): Promise<Figure[]> {
  const headers = { authorization: `Bearer ${await tokenOf(besar.origin, 'super')}` };
  const url = `${besar.origin}/api/cascading?satuan_kerja_id=1012`;
  const anew = await firstTrees(besar.origin, headers);
  const etag = (await fetch(url, { headers })).headers.get('etag') ?? '';
  const again = await load({ url, headers, connections: 1 });
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { perSecond } = await load({
      url,
      headers: { ...headers, 'if-none-match': etag },
      duration: SECONDS,
    });
    rates.push(perSecond);
  }
  const note = `median ${median(anew).toFixed(1)} ms of ${anew.length} trees`;
  return [
    atMost("one unit's tree put together anew, p95", percentile(anew, 0.95), 'ms', 10, note),
    atMost("one unit's tree asked for again, p97.5", again.latency, 'ms', 10),
    atLeast(
      '304 against a tree put together anew',
      (median(rates) * median(anew)) / 1000,
      '×',
      50,
      `${Math.round(median(rates))} a second`,
    ),
  ];
}
