import { type Account, tokenOf } from '../support/accounts';
import { apiJson } from '../support/api';
import { atMost, type Figure, median, percentile } from './figure';
import { besar } from './opened';
import { timesOf } from './times-of';

const UNIT = 1012;
const TAHUN = '2025';
const TEAMS = 300;
const MOST_MS = 30;

/** Who asks for which list of teams, places and people. */
const lists: readonly (readonly [Account, string])[] = [
  ['dinkes', '/tim-kerja'],
  ['dinkes', '/tim-kerja?page=10'],
  ['dinkes', '/tim-kerja?q=tim'],
  ['dinkes', '/tim-kerja?keadaan=menunggu'],
  ['dinkes', '/tim-kerja/tambahan'],
  ['kadinkes', '/validasi-anggota?sebagai=opd'],
  ['kabid_kesmas', '/validasi-anggota?sebagai=kabid'],
  ['dinkes', '/pegawai'],
  ['dinkes', '/pegawai?cakupan=semua&q=sri'],
  ['ketua_tim', '/tim-saya/ketua'],
  ['kadinkes', '/tim-saya/ketua'],
  ['anggota_tim', '/tim-saya/anggota'],
];

const headersOf = async (account: Account) => ({
  authorization: `Bearer ${await tokenOf(besar.origin, account)}`,
  'default-key-tahun-kinerja': TAHUN,
});

/** Lists of the team domain where a unit has 300 teams: the server's answers. */
export async function measureTeams(): Promise<Figure[]> {
  await fillUnit();
  const figures: Figure[] = [];
  for (const [account, path] of lists) {
    const samples = await timesOf(`${besar.origin}/api${path}`, await headersOf(account));
    const note = `as ${account}, ${TEAMS} teams, median ${median(samples).toFixed(1)} ms`;
    figures.push(atMost(`list ${path}, p95`, percentile(samples, 0.95), 'ms', MOST_MS, note));
  }
  return figures;
}

/** Makes the teams that the unit does not have yet. */
async function fillUnit(): Promise<void> {
  const asked = { origin: besar.origin, headers: await headersOf('super') };
  const { total } = await apiJson<{ total: number }>('GET', `/tim-kerja?satuan_kerja_id=${UNIT}`, asked);
  for (let number = total; number < TEAMS; number += 1) {
    const body = {
      satuan_kerja_id: UNIT,
      nama: `Tim Kerja Ukur ${number}`,
      unit_kerja_id: null,
      ketua_pegawai_id: null,
    };
    await apiJson('POST', '/tim-kerja', { ...asked, body });
  }
}
