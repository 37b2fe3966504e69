import { sasaranStrategisPdCalls, sasaranStrategisRpjmdCalls, visiMisiRpjmdCalls } from '@selaras/contracts';
import { demoAccounts } from '../../kit/seed/demo-accounts';
import { importClient } from '../../testing/import-client';
import { bodyOf } from '../../testing/planning-client';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { xlsxByTitle } from '../../testing/xlsx-file';
import { closedYearSteps, closedYears, UNIT } from './closed-year.fixture';
import { cascadeColumns } from './import/cascade/cascade-columns';

const YEARS = [2024, 2025] as const;
const NEW = 4321.5;

type Steps = Awaited<ReturnType<typeof closedYearSteps>>;
type Client = ReturnType<Steps['as']>;
type Figures = Readonly<Record<string, unknown>>;

let test: TestApp;
let goal: number;
let regency: number;
let visi: number;
let as: Steps['as'];
let close: Steps['close'];
let change: Steps['change'];

beforeAll(async () => {
  test = await startTestApp({ seed: 'demo' });
  ({ as, close, change, goal, regency, visi } = await closedYearSteps(test));
});
afterAll(() => test.close());

const position = (tahun: number) => tahun - 2023;
const figuresOf = (tahun: number) =>
  ['target', 'realisasi', 'rata_nasional'].map((name) => `${name}_${position(tahun)}`);

async function stored(tahun: number): Promise<Figures> {
  const names = figuresOf(tahun) as 'target_1'[];
  const ofTable = (table: 'sasaran_strategis_pd' | 'sasaran_strategis_rpjmd', id: number) =>
    test.db.selectFrom(table).select(names).where('id', '=', id).executeTakeFirstOrThrow();
  const own = names.slice(0, 2);
  return {
    pd: await ofTable('sasaran_strategis_pd', goal),
    rpjmd: await ofTable('sasaran_strategis_rpjmd', regency),
    visi: await test.db
      .selectFrom('indikator_tujuan')
      .select(['id', ...own])
      .orderBy('id')
      .execute(),
  };
}

/** The tree of the vision with one figure changed in its first indicator. */
function withFigure(body: Figures, field: string): object {
  const tree = structuredClone(body) as { misi: { tujuan: { indikator: Record<string, unknown>[] }[] }[] };
  const first = tree.misi.flatMap(({ tujuan }) => tujuan).find(({ indikator }) => indikator.length > 0);
  if (first?.indikator[0] === undefined) throw new Error('The seed has no indicator of a goal');
  first.indikator[0][field] = NEW;
  return tree;
}

async function sendCascade(
  username: string,
  tahun: number,
  cells: Record<string, string | number>,
): Promise<string> {
  const row = await as('super', tahun).row('/sasaran-strategis-pd', goal);
  const own = {
    ID: goal,
    Tingkat: 'Sasaran PD',
    Sasaran: String(row.sasaran_strategis_satker),
    Indikator: String(row.iku),
  };
  const file = await xlsxByTitle(
    cascadeColumns.map(({ title }) => title),
    [{ ...own, Satuan: String(row.satuan), ...cells }],
  );
  const client = await importClient(test, 'kaskade', { as: username, unit: UNIT, tahun });
  const answer = await client.send(file, { name: 'kaskade.xlsx' });
  if (answer.statusCode >= 300) return String(answer.statusCode);
  const { id, jumlah } = answer.json().data;
  return JSON.stringify([jumlah, (await client.run(id)).keadaan]);
}

/** Every way to write a figure of `tahun` while `header` is chosen; answers the status of each try. */
const paths: Readonly<
  Record<string, (ask: Client, tahun: number, header: number, username: string) => Promise<unknown>>
> = {
  'form of a unit’s goal': async (ask, tahun, header) => {
    for (const field of figuresOf(tahun))
      await change(ask, sasaranStrategisPdCalls.update, goal, header, { [field]: NEW });
  },
  'form of a regency’s goal': async (ask, tahun, header) => {
    for (const field of figuresOf(tahun)) {
      await change(ask, sasaranStrategisRpjmdCalls.update, regency, header, { [field]: NEW });
    }
  },
  'tree of the vision': async (ask, tahun, header) => {
    const data = await as('super', header).row('/visi-misi-rpjmd', visi);
    for (const field of figuresOf(tahun).slice(0, 2)) {
      const body = withFigure(bodyOf(data, visiMisiRpjmdCalls.update), field);
      await ask.put(`/visi-misi-rpjmd/${visi}`, body, data.versi);
    }
  },
  'integrated table': async (ask, tahun, header) => {
    if (tahun !== header) return;
    const row = await test.db
      .selectFrom('sasaran_strategis_pd')
      .select('versi')
      .where('id', '=', goal)
      .executeTakeFirstOrThrow();
    const address = `/kinerja-langkah-aksi-terintegrasi/sasaran-strategis-pd/${goal}`;
    for (const field of ['target', 'realisasi']) await ask.put(address, { [field]: NEW }, row.versi);
  },
  'cells of key indicators': async (ask, tahun, header) => {
    if (tahun !== header) return;
    for (const [tingkat, table, id] of [
      ['pd', 'sasaran_strategis_pd', goal],
      ['kabupaten', 'sasaran_strategis_rpjmd', regency],
    ] as const) {
      const row = await test.db
        .selectFrom(table)
        .select('versi')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await ask.put(`/capaian-iku/${tingkat}/${id}`, { realisasi: NEW, rata_nasional: NEW }, row.versi);
    }
  },
  import: async (_ask, tahun, header, username) => {
    if (tahun !== header) return;
    await sendCascade(username, header, { Target: NEW });
  },
};

const writers = demoAccounts.map(({ username }) => username);

describe.each(closedYears)('while $closed is closed and $open is open', (years) => {
  beforeEach(() => close(years));

  describe.each(YEARS)('under the header of %i', (header) => {
    it.each(Object.keys(paths))(
      'no figure of the closed year changes by the %s, whoever tries; super too as long as no reason is given',
      async (name) => {
        const before = await stored(years.closed);
        for (const username of writers) {
          await paths[name]?.(as(username, header), years.closed, header, username);
        }
        expect(await stored(years.closed)).toEqual(before);
      },
    );

    it('figures of the open year are written by those whose plan it is', async () => {
      const target = `target_${position(years.open)}`;
      const realisasi = `realisasi_${position(years.open)}`;
      const ofUnit = await as('dinkes', header).change(sasaranStrategisPdCalls.update, goal, {
        [target]: 12.5,
        [realisasi]: 11,
      });
      expect(ofUnit.status).toBe(200);
      const ofRegency = await as('pemda', header).change(sasaranStrategisRpjmdCalls.update, regency, {
        [target]: 13.5,
      });
      expect(ofRegency.status).toBe(200);
      expect(await stored(years.open)).toMatchObject({
        pd: { [target]: 12.5, [realisasi]: 11 },
        rpjmd: { [target]: 13.5 },
      });
      if (header !== years.open) return;
      await sendCascade('dinkes', header, { Target: 14.5 });
      expect(await stored(years.open)).toMatchObject({ pd: { [target]: 14.5 } });
    });

    it('a refusal names the closed year, and super passes with a reason that the audit log keeps', async () => {
      const field = `target_${position(years.closed)}`;
      const refused = await as('dinkes', header).change(sasaranStrategisPdCalls.update, goal, {
        [field]: 77,
      });
      expect(refused.status).toBe(423);
      expect(refused.body.errors[field][0]).toContain(`(tahun ${years.closed})`);
      expect(refused.body.pesan).toContain(String(years.closed));
      const alasan_perubahan = 'Angka pada lampiran yang ditetapkan';
      for (const [call, id, path] of [
        [sasaranStrategisPdCalls.update, goal, '/sasaran-strategis-pd'],
        [sasaranStrategisRpjmdCalls.update, regency, '/sasaran-strategis-rpjmd'],
      ] as const) {
        const unsaid = await change(as('super', header), call, id, header, { [field]: header - 2000 });
        expect(unsaid).toMatchObject({
          status: 422,
          body: { errors: { alasan_perubahan: [expect.any(String)] } },
        });
        const passed = await change(as('super', header), call, id, header, {
          [field]: header - 2000,
          alasan_perubahan,
        });
        expect(passed.status).toBe(200);
        const { data } = (await as('super', header).get(`${path}/${id}/riwayat`)).body;
        expect(data[0]).toMatchObject({ melewati_kunci: true, alasan: alasan_perubahan });
      }
    });
  });
});
