import {
  type AnswerOf,
  type CascadingTree,
  cascadingTreeSchema,
  type ValidasiPerencanaanDetail,
  validasiPerencanaanCalls,
} from '@selaras/contracts';
import { type BarisPeriksa, checkReadyToSubmit, checkRencana, type JenisTemuan } from '@selaras/domain';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

/** The health service; its plan of 2025 is a draft that lacks targets and owners. */
const UNIT = 1012;
const PATH = `/validasi-perencanaan/${UNIT}`;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const rincianOf = async (
  username: string,
  path = PATH,
): Promise<AnswerOf<typeof validasiPerencanaanCalls.get>['data']> =>
  (await planningClient(test, username).get(path)).body.data;

describe('what a plan lacks', () => {
  it('is told to whoever reads the plan, and the same to each of them', async () => {
    const own = await rincianOf('dinkes');
    expect(validasiPerencanaanCalls.get.answer?.safeParse({ data: own }).success).toBe(true);
    expect(own.temuan.wajib.map(({ jenis }) => jenis).sort()).toEqual([
      'no-pengampu',
      'no-pengampu',
      'no-target',
      'no-target',
      'no-target',
      'no-target',
    ]);
    for (const reader of ['val_rencana1', 'val_rencana3', 'super']) {
      expect((await rincianOf(reader)).temuan).toEqual(own.temuan);
    }
  });

  it.each([
    ['dpmptsp', 403],
    ['rsud', 403],
  ])('is kept from %s of another unit', async (reader, status) => {
    const answer = await planningClient(test, reader).get(PATH);
    expect(answer.status).toBe(status);
    expect(answer.body).not.toHaveProperty('data');
  });

  it('is kept from who is not signed in', async () => {
    expect((await test.app.inject(`/api${PATH}`)).statusCode).toBe(401);
  });

  it('is the one check of its rows, required and advised together', async () => {
    const { baris, temuan } = await rincianOf('dinkes');
    const all = [...temuan.wajib, ...temuan.saran];
    const checked = checkReadyToSubmit(baris);
    expect(all).toHaveLength(checked.length);
    expect(all).toEqual(expect.arrayContaining(checked));
  });

  it('is what refuses its submission', async () => {
    const { temuan } = await rincianOf('dinkes');
    const answer = await planningClient(test, 'dinkes').post(`${PATH}/ajukan`, {}, { 'if-match': '"0"' });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors).sort()).toEqual(
      [...new Set(temuan.wajib.map(({ kunci }) => kunci))].sort(),
    );
  });

  it('agrees with what the tree of the diagram is found to lack', async () => {
    const { temuan } = await rincianOf('dinkes');
    const tree = cascadingTreeSchema.parse(
      (await planningClient(test, 'dinkes').get(`/cascading?satuan_kerja_id=${UNIT}`)).body,
    );
    expect(keysOf(checkRencana(rowsOf(tree)))).toEqual(
      keysOf([...temuan.wajib, ...temuan.saran].filter(({ kunci }) => !kunci.startsWith('kinerja-langkah'))),
    );
  });
});

/** Kinds that a tree tells as well as the plan does. */
const shared: ReadonlySet<JenisTemuan> = new Set(['no-indikator', 'no-satuan', 'no-target', 'no-pengampu']);
const keysOf = (
  temuan: readonly Pick<ValidasiPerencanaanDetail['temuan']['wajib'][number], 'jenis' | 'kunci'>[],
) =>
  temuan
    .filter(({ jenis }) => shared.has(jenis))
    .map(({ jenis, kunci }) => `${jenis} ${kunci}`)
    .sort();

function rowsOf({ data }: CascadingTree): BarisPeriksa[] {
  const goals = data.flatMap((root) => root.sasaran_strategis_pd);
  const program = goals.flatMap((node) => node.kinerja_program);
  const kegiatan = program.flatMap((node) => node.kinerja_kegiatan);
  const sub = kegiatan.flatMap((node) => node.kinerja_sub_kegiatan);
  const row = (
    level: string,
    node:
      | (typeof goals)[number]
      | (typeof program)[number]
      | (typeof kegiatan)[number]
      | (typeof sub)[number],
  ) => ({
    kunci: `${level}:${node.id}`,
    induk: null,
    kelompok: level,
    sasaran: '',
    indikator: ['iku' in node ? node.iku : node.indikator],
    satuan: node.satuan,
    ...(node.polaritas !== 'range' && { target: node.target }),
    ...('pengampu' in node && { pengampu: node.pengampu }),
  });
  return [
    ...goals.map((node) => row('sasaran-strategis-pd', node)),
    ...program.map((node) => row('kinerja-program', node)),
    ...kegiatan.map((node) => row('kinerja-kegiatan', node)),
    ...sub.map((node) => row('kinerja-sub-kegiatan', node)),
  ];
}
