import { servers } from '../../server/servers';
import type { Account } from '../accounts';
import { asAccount } from '../as-account';

const TIM_KESMAS = 'Tim Kerja Kesehatan Masyarakat';
const TAHUN = 2025;

interface Rows<Row> {
  readonly data: readonly Row[];
}

const firstOf = <Row>({ data }: Rows<Row>, what: string): Row => {
  const [row] = data;
  if (row === undefined) throw new Error(`The demo has no ${what}`);
  return row;
};

type Ask = <Answer>(account: Account, path: string) => Promise<Answer>;

const team = async (ask: Ask) =>
  firstOf(
    await ask<Rows<{ id: number }>>('dinkes', `/tim-kerja?q=${encodeURIComponent(TIM_KESMAS)}`),
    'team',
  );

/** What the addresses of pages leave open, as the server has it today. */
const found = {
  tim: async (ask: Ask) => String((await team(ask)).id),
  anggota: async (ask: Ask) => {
    const { data } = await ask<{ data: { anggota_tim: readonly { kunci: string }[] } }>(
      'dinkes',
      `/tim-kerja/${(await team(ask)).id}`,
    );
    return firstOf({ data: data.anggota_tim }, 'member').kunci;
  },
  pegawai: async (ask: Ask) =>
    firstOf(await ask<Rows<{ nip: string }>>('dinkes', '/pegawai?jenis_jabatan=pelaksana'), 'employee').nip,
  kabid: async (ask: Ask) => waiting(ask, 'kabid_kesmas', 'kabid'),
  opd: async (ask: Ask) => waiting(ask, 'kadinkes', 'opd'),
};

const waiting = async (ask: Ask, account: 'kabid_kesmas' | 'kadinkes', sebagai: 'kabid' | 'opd') =>
  String(
    firstOf(
      await ask<Rows<{ id: number }>>(account, `/validasi-anggota?sebagai=${sebagai}`),
      `place that waits for ${account}`,
    ).id,
  );

const isFound = (name: string): name is keyof typeof found => name in found;

/** An address with everything that it leaves open looked up by name: no id stands in a story. */
export async function addressOf(path: string, origin: string = servers.demo.origin): Promise<string> {
  const ask: Ask = (account, wanted) => asAccount(account, wanted, TAHUN, origin);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  let address = path;
  for (const name of names) {
    if (!isFound(name)) throw new Error(`Nothing is known of {${name}}`);
    address = address.replace(`{${name}}`, await found[name](ask));
  }
  return address;
}
