import {
  type EfisiensiAnggaran,
  efisiensiKabupatenCalls,
  efisiensiSatuanKerjaCalls,
} from '@selaras/contracts';
import { efisiensi } from '@selaras/domain';
import { displayServer } from '../../testing/display/display-client';

const [FINAL, DRAF] = [9999, 999906];

const server = displayServer();

const ask = (path: string, username?: string) => server.ask(path, { username });
const read = async (path: string, username?: string): Promise<EfisiensiAnggaran> =>
  (await ask(path, username)).json().data;

/** All programmes of the year as they are stored. */
const programs = () =>
  server.db
    .selectFrom('kinerja_program')
    .where('tahun_kinerja', '=', 2025)
    .where('deleted_at', 'is', null)
    .select(['sasaran_strategis_pd_id as goal', 'satuan_kerja_id as unit', 'anggaran', 'realisasi_anggaran'])
    .execute();
const sum = (figures: readonly (number | null)[]) =>
  figures.reduce<number>((total, figure) => total + (figure ?? 0), 0);

function expectSavings({ baris, jumlah }: EfisiensiAnggaran) {
  for (const row of baris) expect(row.efisiensi).toEqual(efisiensi(row));
  expect(jumlah.pagu).toBeCloseTo(sum(baris.map(({ pagu }) => pagu)), 2);
  expect(jumlah.efisiensi?.nominal ?? 0).toBeCloseTo(sum(baris.map((row) => row.efisiensi?.nominal ?? 0)), 2);
}

it('the regency’s budget is counted once below its goals, that of final plans for every reader', async () => {
  const { masuk, publik } = efisiensiKabupatenCalls;
  const own = await read(masuk.path, 'super');
  const open = await read(publik.path);
  expect(own.baris).toHaveLength(12);
  const stored = await programs();
  const approved = await server.db
    .selectFrom('validasi_perencanaan')
    .where('tahun', '=', 2025)
    .where('keadaan', '=', 'disetujui')
    .select('satuan_kerja_id')
    .execute();
  const final = new Set(approved.map(({ satuan_kerja_id }) => satuan_kerja_id));
  const seen = stored.filter(({ unit }) => final.has(unit));
  expect(seen.length).toBeLessThan(stored.length);
  for (const found of [own, open]) {
    expect(found.jumlah.pagu).toBeCloseTo(sum(seen.map(({ anggaran }) => anggaran)), 2);
    expect(found.jumlah.realisasi).toBeCloseTo(sum(seen.map((row) => row.realisasi_anggaran)), 2);
    expectSavings(found);
  }
});

it('a unit’s goals have the budget of their own programmes, and a draft is not the public’s', async () => {
  const { publik } = efisiensiSatuanKerjaCalls;
  const answer = await ask(`${publik.path}?satuan_kerja_id=${FINAL}`);
  expect(publik.answer?.safeParse(answer.json()).error).toBeUndefined();
  const found: EfisiensiAnggaran = answer.json().data;
  const stored = await programs();
  expect(found.baris.length).toBeGreaterThan(0);
  for (const { id, pagu } of found.baris) {
    const below = stored.filter(({ goal }) => goal === id);
    expect(pagu ?? 0).toBeCloseTo(sum(below.map(({ anggaran }) => anggaran)), 2);
  }
  expectSavings(found);
  expect((await ask(`${publik.path}?satuan_kerja_id=${DRAF}`)).status).toBe(404);
});
