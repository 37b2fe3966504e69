import type { AnyCall } from '@selaras/contracts';
import { can, roleIds } from '@selaras/roles';
import { z } from 'zod';
import { type Matrix, people, startMatrix, UNIT, WALK_MS } from './testing/matrix/matrix';

let matrix: Matrix;
beforeAll(async () => {
  matrix = await startMatrix();
});
afterAll(() => matrix.close());

interface Searched {
  readonly call: AnyCall;
  /** Name of what it is searched by. */
  readonly name: string;
}
interface Found {
  readonly rows: readonly string[];
  readonly total: number;
}

/** What it answers are counts of rows, by the same condition as the list beside it. */
const COUNTS = '/capaian-iku/ringkasan';

/** What else is asked for, so that there are rows; the example of the unit alone has none. */
const asked: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/kinerja-cross-cutting/pilihan-simpul': { level: 'kinerja-program' },
  '/kamus-indikator/pilihan-kinerja': { level: 'kinerja-kegiatan' },
  '/capaian-iku': { tingkat: 'pd' },
  '/rapor/data': { triwulan: '4' },
  '/rapor/sasaran-pd': { triwulan: '4' },
  '/rapor/langkah-perbaikan': { triwulan: '4' },
};

const lists = (): readonly Searched[] =>
  matrix.test.app.calls.flatMap((call) => {
    if (
      call.path === COUNTS ||
      call.method !== 'GET' ||
      call.query === undefined ||
      call.produces !== undefined
    )
      return [];
    const { properties = {} } = z.toJSONSchema(call.query, { io: 'input' }) as { properties?: object };
    const name = ['q', 'cari'].find((one) => one in properties);
    return name === undefined ? [] : [{ call, name }];
  });

const reader = ({ act }: AnyCall) =>
  people.find(
    ({ actor }) => actor?.role_id === roleIds.super && can(actor, act, { satuan_kerja_id: UNIT }),
  ) ?? people.find(({ actor }) => can(actor, act, { satuan_kerja_id: UNIT }));

/** What a list has by these words, in the year of its example; words of its own where it wants some. */
async function ask({ call, name }: Searched, typed: string): Promise<Found> {
  const [path = '', query] = matrix.exampleInput(call, UNIT).url.split('?');
  const wanted = new URLSearchParams({
    ...Object.fromEntries(new URLSearchParams(query)),
    ...asked[call.path],
  });
  // Of one unit alone where the list wants one, or else of all.
  const ofAll = Object.fromEntries([...wanted].filter(([field]) => field !== 'satuan_kerja_id'));
  if (call.query?.safeParse({ ...ofAll, [name]: 'kata' }).success) wanted.delete('satuan_kerja_id');
  if (typed !== '') wanted.set(name, typed);
  const person = reader(call);
  const signed = person === undefined ? {} : await matrix.headersOf(person);
  for (const tahun of ['2025', '2024']) {
    const headers = { ...signed, 'default-key-tahun-kinerja': tahun, 'default-key-tahun-publik': tahun };
    const answer = await matrix.test.app.inject({ url: `${path}?${wanted}`, headers });
    if (answer.statusCode === 404) continue;
    expect([answer.body.slice(0, 300), answer.statusCode]).toEqual([expect.anything(), 200]);
    const body = answer.json();
    const data: unknown = Array.isArray(body) ? body : body.data;
    // People and divisions of a unit are two lists in one.
    const rows = Array.isArray(data) ? data : Object.values(data as object).flat();
    return { rows: rows.map((row) => JSON.stringify(row)), total: body.total ?? rows.length };
  }
  throw new Error(`No example of ${path}`);
}

const pathOf = ({ call }: Searched) => call.path;

const wantsWords = ({ call, name }: Searched): boolean => {
  const { required = [] } = z.toJSONSchema(call.query as z.ZodType, { io: 'input' }) as {
    required?: string[];
  };
  return required.includes(name);
};

/** A row that two of its words find when they are typed alone, and both in another order, case and punctuation. */
async function rowWithWords(list: Searched, rows: readonly string[]) {
  for (const row of rows) {
    const found: string[] = [];
    for (const word of new Set(row.match(/\b[a-z]{3,}\b/gi))) {
      if ((await ask(list, word)).rows.includes(row)) found.push(word);
      const [a = '', b] = found;
      if (b !== undefined) return { row, typed: `${b.toUpperCase()} , (${a})` };
    }
  }
  return undefined;
}

/** Lists without a row in the demo; the other two tests ask them all the same. */
const withoutRows = [
  '/sasaran-strategis-rpjmd/{id}/sasaran-strategis-pd-cross',
  '/sasaran-strategis-pd/{id}/kinerja-program-cross',
  '/kinerja-kegiatan/{id}/kinerja-sub-kegiatan-cross',
  '/lke/penilaian',
  '/tim-kerja/tambahan',
  '/validasi-anggota',
];

it(
  'every list finds a row by two of its words in whatever order, case and punctuation',
  async () => {
    const missed: string[] = [];
    const empty: string[] = [];
    for (const list of lists()) {
      const { rows } = await ask(list, wantsWords(list) ? 'persentase' : '');
      const told = await rowWithWords(list, rows.slice(0, 3));
      if (told === undefined) empty.push(pathOf(list));
      else if (!(await ask(list, told.typed)).rows.includes(told.row)) missed.push(pathOf(list));
    }
    expect(missed).toEqual([]);
    expect(empty).toEqual(withoutRows);
  },
  WALK_MS,
);

/** Everyday words and what stands in plans. */
const padanan = [
  ['puskesmas', 'kesehatan'],
  ['orang miskin', 'kemiskinan'],
  ['sekolah', 'pendidikan'],
  ['banjir', 'bencana'],
] as const;

it(
  'every list finds by everyday words what it finds by the words of plans',
  async () => {
    const missed: string[] = [];
    let told = 0;
    for (const list of lists()) {
      let most = 0;
      for (const [everyday, official] of padanan) {
        const { total } = await ask(list, official);
        most = Math.max(most, total);
        if ((await ask(list, everyday)).total < total) missed.push(`${pathOf(list)} ${everyday}`);
      }
      if (most > 0) told += 1;
    }
    expect(missed).toEqual([]);
    expect(told).toBeGreaterThan(35);
  },
  WALK_MS,
);

it(
  'no list finds anything by signs alone, or by one word more that no row has',
  async () => {
    const wrong: string[] = [];
    for (const list of lists()) {
      for (const typed of ['%%', 'persentase zzqqxy', "'; -- \\"]) {
        if ((await ask(list, typed)).total > 0) wrong.push(`${pathOf(list)} ${typed}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(lists().length).toBeGreaterThan(45);
  },
  WALK_MS,
);
