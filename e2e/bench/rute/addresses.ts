import { addressOf } from '../../support/pages/team-pages';
import { firstRow, UNIT } from './first-rows';
import { listedPages } from './listed';
import type { Route } from './routes';

/** Parameters that mean the same wherever they stand. */
const everywhere: Readonly<Record<string, string>> = {
  name: 'mf_planning',
  pemilik: 'kabupaten',
  jenisDokumenId: '1',
  triwulan: '3',
  satuanKerjaId: String(UNIT),
  satkerId: String(UNIT),
};

/** The address at which a route is visited on this server: values for its parameters, a unit where it shows one. */
export async function addressOfRoute({ path }: Pick<Route, 'path'>, origin: string): Promise<string> {
  const listed = listedPages(path).map((page) => page.path);
  const lookedUp = listed.find((address) => address.includes('{'));
  if (lookedUp !== undefined) return addressOf(lookedUp, origin);
  if (!path.includes('{')) return path + unitOf(path, listed);
  const { id, nip } = /\{(id|kinerjaId)\}/.test(path) ? await firstRow(path, origin) : {};
  const values: Readonly<Record<string, number | string | undefined>> = {
    ...everywhere,
    id,
    kinerjaId: id,
    nip,
  };
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing is known of {${name}} in ${path}`);
    return String(value);
  });
}

/** The regency's pages show all of it; those of a unit, and those that the stories open so, one unit. */
function unitOf(path: string, listed: readonly string[]): string {
  if (path.includes('/display-makro/')) return '';
  const isShownSo = listed.some((address) => /\?satuan_kerja_id=\d+$/.test(address));
  return isShownSo || path.includes('/display-mikro/') ? `?satuan_kerja_id=${UNIT}` : '';
}
