import { type KeuanganRow, keuanganCalls } from '@selaras/contracts';
import { allTriwulan, rataCapaian, serapan, sumRupiah } from '@selaras/domain';
import { displayServer } from '../../../testing/display/display-client';

const [FINAL, DRAF] = [9999, 999906];

const server = displayServer();

const ask = (tahun: number, unit?: number, username?: string) => {
  const { path } = username === undefined ? keuanganCalls.publik : keuanganCalls.masuk;
  return server.ask(`${path}${unit === undefined ? '' : `?satuan_kerja_id=${unit}`}`, { username, tahun });
};
const read = async (...input: Parameters<typeof ask>): Promise<KeuanganRow[]> => {
  const answer = await ask(...input);
  expect(keuanganCalls.publik.answer?.safeParse(answer.json()).error).toBeUndefined();
  return answer.json().data;
};

/** Units whose plan of the year is approved. */
const approved = async (tahun: number) =>
  new Set(
    (
      await server.db
        .selectFrom('validasi_perencanaan')
        .where('tahun', '=', tahun)
        .where('keadaan', '=', 'disetujui')
        .select('satuan_kerja_id')
        .execute()
    ).map(({ satuan_kerja_id }) => satuan_kerja_id),
  );

const performances = async (tahun: number) =>
  server.db
    .selectFrom('kinerja_program')
    .selectAll()
    .where('tahun_kinerja', '=', tahun)
    .where('deleted_at', 'is', null)
    .execute();
type Performance = Awaited<ReturnType<typeof performances>>[number];

/** Sum of what is filled in; null when nothing is. */
const sumOf = (values: readonly (number | null)[]) => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : sumRupiah(known);
};

/** The money of these performances, added up one by one. */
const moneyOf = (rows: readonly Performance[]) => {
  const pagu = sumOf(rows.map(({ anggaran }) => anggaran)) ?? 0;
  const realisasi = sumOf(rows.map(({ realisasi_anggaran }) => realisasi_anggaran));
  return {
    pagu,
    realisasi,
    serapan: serapan(pagu, realisasi),
    triwulan: allTriwulan.map((tw) => ({
      triwulan: tw,
      rencana: sumOf(rows.map((row) => row[`anggaran_tw${tw}`])) ?? 0,
      realisasi: sumOf(rows.map((row) => row[`realisasi_anggaran_tw${tw}`])),
    })),
  };
};

describe.each([
  [2024, 1],
  [2025, 2],
] as const)('in %i', (tahun, posisi) => {
  it('every unit with a final plan has the money of its programmes and the mean of its key indicators', async () => {
    const final = await approved(tahun);
    const rows = (await performances(tahun)).filter(({ satuan_kerja_id }) => final.has(satuan_kerja_id));
    const goals = await server.db
      .selectFrom('sasaran_strategis_pd')
      .selectAll()
      .where('tahun_mulai', '=', 2024)
      .where('deleted_at', 'is', null)
      .execute();
    const units = await read(tahun, undefined, 'super');
    expect(units.map(({ id }) => id).toSorted()).toEqual(
      [...new Set(rows.map(({ satuan_kerja_id }) => satuan_kerja_id))].toSorted(),
    );
    for (const unit of units) {
      const own = goals.filter(({ satuan_kerja_id }) => satuan_kerja_id === unit.id);
      expect(unit).toMatchObject({
        ...moneyOf(rows.filter(({ satuan_kerja_id }) => satuan_kerja_id === unit.id)),
        capaian: rataCapaian(own.map((goal) => goal[`capaian_${posisi}`])),
      });
    }
  });

  it('programmes of every unit have theirs', async () => {
    const rows = await performances(tahun);
    for (const unit of new Set(rows.map(({ satuan_kerja_id }) => satuan_kerja_id))) {
      const own = rows.filter(({ satuan_kerja_id }) => satuan_kerja_id === unit);
      const programs = await read(tahun, unit, 'super');
      expect(new Set(programs.map(({ id }) => id))).toEqual(new Set(own.map((row) => row.program_id ?? 0)));
      for (const program of programs) {
        const parts = own.filter(({ program_id }) => (program_id ?? 0) === program.id);
        expect(program).toMatchObject({
          ...moneyOf(parts),
          capaian: rataCapaian(parts.map(({ capaian }) => capaian)),
        });
      }
    }
  });
});

it('spending that nobody reported is not zero', async () => {
  const [first] = await read(2025, FINAL);
  if (first === undefined) throw new Error('no programme');
  await server.db
    .updateTable('kinerja_program')
    .set({ realisasi_anggaran_tw4: null })
    .where('program_id', '=', first.id)
    .execute();
  const again = (await read(2025, FINAL, 'super')).find(({ id }) => id === first.id);
  expect(again?.triwulan[3]).toMatchObject({ realisasi: null });
});

it('the regency has units with final plans only, also for who sees every draft', async () => {
  for (const username of [undefined, 'super']) {
    const units = (await read(2025, undefined, username)).map(({ id }) => id);
    expect(units).toContain(FINAL);
    expect(units).not.toContain(DRAF);
  }
  expect((await ask(2025, DRAF)).status).toBe(404);
  expect((await ask(2025, DRAF, 'super')).status).toBe(200);
});
