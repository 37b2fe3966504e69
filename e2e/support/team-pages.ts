import { asAccount } from './as-account';

const TIM_KESMAS = 'Tim Kerja Kesehatan Masyarakat';

interface Rows<Row> {
  readonly data: readonly Row[];
}

const firstOf = <Row>({ data }: Rows<Row>, what: string): Row => {
  const [row] = data;
  if (row === undefined) throw new Error(`The demo has no ${what}`);
  return row;
};

const team = async () =>
  firstOf(
    await asAccount<Rows<{ id: number }>>('dinkes', `/tim-kerja?q=${encodeURIComponent(TIM_KESMAS)}`),
    'team',
  );

/** What the addresses of pages leave open, as the server has it today. */
const found = {
  tim: async () => String((await team()).id),
  anggota: async () => {
    const { data } = await asAccount<{ data: { anggota_tim: readonly { kunci: string }[] } }>(
      'dinkes',
      `/tim-kerja/${(await team()).id}`,
    );
    return firstOf({ data: data.anggota_tim }, 'member').kunci;
  },
  pegawai: async () =>
    firstOf(await asAccount<Rows<{ nip: string }>>('dinkes', '/pegawai?jenis_jabatan=pelaksana'), 'employee')
      .nip,
  kabid: async () => waiting('kabid_kesmas', 'kabid'),
  opd: async () => waiting('kadinkes', 'opd'),
};

const waiting = async (account: 'kabid_kesmas' | 'kadinkes', sebagai: 'kabid' | 'opd') =>
  String(
    firstOf(
      await asAccount<Rows<{ id: number }>>(account, `/validasi-anggota?sebagai=${sebagai}`),
      `place that waits for ${account}`,
    ).id,
  );

const isFound = (name: string): name is keyof typeof found => name in found;

/** An address with everything that it leaves open looked up by name: no id stands in a story. */
export async function addressOf(path: string): Promise<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  let address = path;
  for (const name of names) {
    if (!isFound(name)) throw new Error(`Nothing is known of {${name}}`);
    address = address.replace(`{${name}}`, await found[name]());
  }
  return address;
}
