import { type Account, tokenOf } from '../../support/accounts';
import { atMost, type Figure, median, percentile } from '../figure/figure';
import { timesOf } from '../server/latency';
import { TAHUN, TEAMS } from './large-unit';

const MOST_MS = 30;

/** Who asks for which list of teams, places and people. */
const lists: readonly (readonly [Account, string])[] = [
  ['dinkes', '/tim-kerja'],
  ['dinkes', '/tim-kerja?page=10'],
  ['dinkes', '/tim-kerja?q=tim'],
  ['dinkes', '/tim-kerja?keadaan=menunggu'],
  ['dinkes', '/tim-kerja/tambahan'],
  ['dinkes', '/tim-kerja/tambahan?status=menunggu_opd'],
  ['kadinkes', '/validasi-anggota?sebagai=opd'],
  ['kadinkes', '/validasi-anggota?sebagai=opd&page=10'],
  ['kadinkes', '/validasi-anggota?sebagai=opd&saring=berubah&q=ayu'],
  ['kabid_kesmas', '/validasi-anggota?sebagai=kabid'],
  ['dinkes', '/pegawai'],
  ['dinkes', '/pegawai?cakupan=semua&q=sri'],
  ['ketua_tim', '/tim-saya/ketua'],
  ['kabid_kesmas', '/tim-saya/ketua'],
  ['anggota_tim', '/tim-saya/anggota'],
];

/** Lists of teams, places and people of a unit that has 300 teams: the server's answers. */
export async function measureTeamLists(origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [account, path] of lists) {
    const headers = {
      authorization: `Bearer ${await tokenOf(origin, account)}`,
      'default-key-tahun-kinerja': String(TAHUN),
    };
    const answer = await fetch(`${origin}/api${path}`, { headers });
    const { total } = (await answer.json()) as { total?: number };
    const samples = await timesOf(`${origin}/api${path}`, headers);
    const found = total === undefined ? '' : `${total} found, `;
    const note = `as ${account}, ${TEAMS} teams, ${found}median ${median(samples).toFixed(1)} ms`;
    figures.push(atMost(`list ${path}, p95`, percentile(samples, 0.95), 'ms', MOST_MS, note));
  }
  return figures;
}
