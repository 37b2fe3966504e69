import { tokenOf } from '../../support/accounts';
import { besar } from '../browser/opened';
import { atLeast, atMost, type Figure, median } from '../figure/figure';
import { citizens } from './citizens';
import { load, pinned } from './server-load';
import { Writer } from './writer';

const READERS = 16;
const CITIZENS = 500;
const SECONDS = 30;
const QUIET_SECONDS = 10;
const DASHBOARD = '/api/public-display/ringkasan';
const YEAR = { 'default-key-tahun-kinerja-public': '2025', 'accept-encoding': 'br' };

/** What the public is answered: the dashboard under full load, and many citizens while a unit writes. */
export async function measurePublic(besarPid: number): Promise<Figure[]> {
  return [...(await pinned(besarPid, dashboard)), ...(await crowd())];
}

async function dashboard(): Promise<Figure[]> {
  const url = besar.origin + DASHBOARD;
  await load({ url, headers: YEAR, connections: READERS, duration: 2 });
  const { perSecond, latency, errors } = await load({
    url,
    headers: YEAR,
    connections: READERS,
    duration: 5,
  });
  return [
    atLeast('public dashboard, answers a second', perSecond, '/s', 2_000, `${errors} errors`),
    atMost(`public dashboard with ${READERS} in flight, p97.5`, latency, 'ms', 10),
  ];
}

async function crowd(): Promise<Figure[]> {
  const writer = await Writer.begin(besar.origin, await tokenOf(besar.origin, 'dinkes'));
  try {
    const alone = await writer.times(QUIET_SECONDS);
    const [{ answers, failed }, meanwhile] = await Promise.all([
      citizens({ origin: besar.origin, headers: YEAR, count: CITIZENS, seconds: SECONDS }),
      writer.times(SECONDS),
    ]);
    const note = `${answers} answers, ${meanwhile.length} writes`;
    return [
      atMost(`${CITIZENS} citizens for ${SECONDS} s, failures`, failed, 'failures', 0, note),
      atMost(
        'a write meanwhile against one alone, median',
        median(meanwhile) / median(alone),
        '×',
        1.2,
        `alone ${median(alone).toFixed(1)} ms`,
      ),
    ];
  } finally {
    await writer.end();
  }
}
