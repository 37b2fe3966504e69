import { cascadingTreeSchema } from '@selaras/contracts/cascading';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { embedServer } from '../../../../testing/remote/embed-server';

const { ask } = embedServer({
  SEMATAN_ORIGINS: 'https://kota.go.id',
  ALAMAT_PORTAL: 'https://selaras.go.id',
});
const SCHEMA = '/sematkan/skema.json';

let valid: ValidateFunction;
let tree: { data: Record<string, unknown>[]; meta: Record<string, unknown> };
beforeAll(async () => {
  valid = new Ajv2020({ strict: true, strictTypes: false, allErrors: true }).compile(
    (await ask(SCHEMA)).json(),
  );
  tree = (
    await ask('/api/public-display/cascading', { headers: { 'default-key-tahun-kinerja-public': '2024' } })
  ).json();
});

/** A copy of the tree with one thing changed. */
const changed = (change: (copy: typeof tree) => void) => {
  const copy = structuredClone(tree);
  change(copy);
  return copy;
};
const paths = () => (valid.errors ?? []).map(({ instancePath }) => instancePath);

it('is a JSON Schema of its own address, kept briefly, readable for everybody', async () => {
  const answer = await ask(SCHEMA, { headers: { origin: 'https://kota.go.id' } });
  expect(answer.json()).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `https://selaras.go.id${SCHEMA}`,
    title: 'Pohon kinerja',
  });
  expect(answer.headers['content-type']).toBe('application/schema+json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  const again = await ask(SCHEMA, { headers: { 'if-none-match': String(answer.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

it('names each level once', async () => {
  const { $defs } = (await ask(SCHEMA)).json();
  expect(Object.keys($defs).sort()).toEqual([
    'kegiatan',
    'meta',
    'program',
    'sasaran-pd',
    'sasaran-rpjmd',
    'sub-kegiatan',
  ]);
});

it.each(['', '?satuan_kerja_id=1012', '?satuan_kerja_id=9999'])(
  'fits what the call answers by itself: %s',
  async (query) => {
    for (const tahun of ['2024', '2025']) {
      const headers = { 'default-key-tahun-kinerja-public': tahun };
      const answer = await ask(`/api/public-display/cascading${query}`, { headers });
      expect(answer.statusCode).toBe(200);
      expect([valid(answer.json()), valid.errors]).toEqual([true, null]);
    }
  },
);

it('lets a tree carry more than it asks for, as the contract does', () => {
  const more = changed(({ meta, data: [first] }) => {
    for (const part of [meta, first ?? {}]) Object.assign(part, { catatan_kami: 'x' });
  });
  expect(valid(more)).toBe(true);
  expect(cascadingTreeSchema.safeParse(more).success).toBe(true);
});

it.each<[string, unknown, string]>([
  ['no object', 'bukan pohon', ''],
  ['without data', { meta: {} }, ''],
  ['boxes that are no list', { data: {}, meta: {} }, '/data'],
])('refuses what is no tree: %s', (_what, broken, path) => {
  expect(valid(broken)).toBe(false);
  expect(paths()).toContain(path);
  expect(cascadingTreeSchema.safeParse(broken).success).toBe(false);
});

it.each<[string, (copy: typeof tree) => void, string]>([
  ['a year that is a text', ({ meta }) => Object.assign(meta, { tahun: '2024' }), '/meta/tahun'],
  ['a box without its number', ({ data }) => delete data[0]?.id, '/data/0'],
  [
    'a number that is a text',
    ({ data }) => Object.assign(data[0] ?? {}, { capaian: '90%' }),
    '/data/0/capaian',
  ],
  [
    'a polarity that is not there',
    ({ data }) => Object.assign(data[0] ?? {}, { polaritas: 'naik' }),
    '/data/0/polaritas',
  ],
  [
    'a branch that is no list',
    ({ data }) => Object.assign(data[0] ?? {}, { sasaran_strategis_pd: null }),
    '/data/0/sasaran_strategis_pd',
  ],
  [
    'a box below without its unit',
    ({ data }) => {
      const [first] = data as { sasaran_strategis_pd: Record<string, unknown>[] }[];
      delete first?.sasaran_strategis_pd[0]?.satuan_kerja;
    },
    '/data/0/sasaran_strategis_pd/0',
  ],
])('refuses %s, and says where', (_what, change, path) => {
  expect(valid(tree)).toBe(true);
  const broken = changed(change);
  expect(valid(broken)).toBe(false);
  expect(paths()).toContain(path);
  expect(cascadingTreeSchema.safeParse(broken).success).toBe(false);
});
