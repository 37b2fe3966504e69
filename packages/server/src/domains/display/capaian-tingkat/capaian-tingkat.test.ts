import { type CapaianTingkatRow, type CapaianUnit, capaianTingkatCalls, type Page } from '@selaras/contracts';
import { capaianOf, isTercapai, nilaiTahun } from '@selaras/domain';
import { displayServer } from '../../../testing/display/display-client';

const [FINAL, DRAF] = [9999, 999906];

const server = displayServer();

const { masuk, publik } = capaianTingkatCalls;
type Answer = Page<CapaianTingkatRow> & { unit: CapaianUnit[] };

const ask = (query: Record<string, string | number>, username?: string, tahun = 2024) => {
  const { path } = username === undefined ? publik : masuk;
  const address = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return server.ask(`${path}?${address}`, { username, tahun });
};
const read = async (...input: Parameters<typeof ask>): Promise<Answer> => {
  const answer = await ask(...input);
  expect(publik.answer?.safeParse(answer.json()).error).toBeUndefined();
  return answer.json();
};

/** Counts of units made from the stored achievements, one by one. */
const countsOf = (rows: readonly { satuan_kerja_id: number; capaian: number | null }[]) => {
  const counts: Record<number, CapaianUnit['jumlah']> = {};
  for (const { satuan_kerja_id, capaian } of rows) {
    const unit = counts[satuan_kerja_id] ?? { tercapai: 0, tidak_tercapai: 0, belum_ada_data: 0 };
    counts[satuan_kerja_id] = unit;
    if (capaian === null) unit.belum_ada_data += 1;
    else if (isTercapai(capaian)) unit.tercapai += 1;
    else unit.tidak_tercapai += 1;
  }
  return counts;
};
const told = ({ unit }: Answer) =>
  Object.fromEntries(unit.map(({ satuan_kerja, jumlah }) => [satuan_kerja.satuan_kerja_id, jumlah]));

describe.each([2024, 2025])('in %i', (tahun) => {
  it.each([
    ['program', 'kinerja_program'],
    ['kegiatan', 'kinerja_kegiatan'],
    ['sub-kegiatan', 'kinerja_sub_kegiatan'],
  ] as const)('every unit has its own counts of %s', async (tingkat, table) => {
    const rows = await server.db
      .selectFrom(table)
      .select(['satuan_kerja_id', 'capaian'])
      .where('tahun_kinerja', '=', tahun)
      .where('deleted_at', 'is', null)
      .execute();
    expect(told(await read({ tingkat }, 'super', tahun))).toEqual(countsOf(rows));
  });

  it('action steps count by their quarters added up', async () => {
    const steps = await server.db
      .selectFrom('kinerja_langkah_aksi')
      .selectAll()
      .where('tahun_kinerja', '=', tahun)
      .where('deleted_at', 'is', null)
      .execute();
    const rows = steps.map((step) => ({
      satuan_kerja_id: step.satuan_kerja_id,
      capaian: capaianOf({
        polaritas: 'maximize',
        target: nilaiTahun('akumulasi', [step.target_tw1, step.target_tw2, step.target_tw3, step.target_tw4]),
        realisasi: nilaiTahun('akumulasi', [
          step.realisasi_tw1,
          step.realisasi_tw2,
          step.realisasi_tw3,
          step.realisasi_tw4,
        ]),
      }),
    }));
    expect(told(await read({ tingkat: 'langkah-aksi' }, 'super', tahun))).toEqual(countsOf(rows));
  });
});

it('rows are as many as their unit counts, in every state', async () => {
  const { unit } = await read({ tingkat: 'kegiatan' });
  const own = unit.find(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id === FINAL);
  for (const [status, name] of [
    ['tercapai', 'tercapai'],
    ['tidak-tercapai', 'tidak_tercapai'],
    ['belum-ada-data', 'belum_ada_data'],
  ] as const) {
    const page = await read({ tingkat: 'kegiatan', satuan_kerja_id: FINAL, status });
    expect(page.total).toBe(own?.jumlah[name]);
    for (const row of page.data) expect(row).toMatchObject({ status, satuan_kerja: own?.satuan_kerja });
  }
});

it('what failed comes with its causes and with what is done about it', async () => {
  const { data } = await read({ tingkat: 'sub-kegiatan', status: 'tidak-tercapai' }, 'super');
  const [row] = data;
  if (row === undefined) throw new Error('nothing failed');
  await server.db
    .insertInto('penyebab_kegagalan')
    .values({
      kinerja_sub_kegiatan_id: row.id,
      satuan_kerja_id: row.satuan_kerja.satuan_kerja_id,
      tahun_kinerja: 2024,
      triwulan: 2,
      penyebab: 'Pengadaan terlambat',
    })
    .execute();
  await server.db
    .updateTable('kinerja_sub_kegiatan')
    .set({ penyebab_kegagalan: null })
    .where('id', '=', row.id)
    .execute();
  const query = { tingkat: 'sub-kegiatan', status: 'tidak-tercapai', q: row.indikator };
  const again = await read({ ...query, satuan_kerja_id: row.satuan_kerja.satuan_kerja_id }, 'super');
  expect(again.data.find(({ id }) => id === row.id)?.penyebab).toContain('Pengadaan terlambat');
  const reached = await read({ tingkat: 'sub-kegiatan', status: 'tercapai' }, 'super');
  for (const { penyebab, solusi } of reached.data) expect([penyebab, solusi]).toEqual([null, []]);
});

it('a solution that a draft of a later year names is not told to the public', async () => {
  const later = await server.db
    .selectFrom('kinerja_program')
    .select('id')
    .where('satuan_kerja_id', '=', DRAF)
    .where('tahun_kinerja', '=', 2025)
    .executeTakeFirstOrThrow();
  const failed = await server.db
    .updateTable('kinerja_program')
    .set({ realisasi: 0, capaian: 0 })
    .where('id', '=', (query) =>
      query
        .selectFrom('kinerja_program')
        .select((e) => e.fn.min<number>('id').as('id'))
        .where('satuan_kerja_id', '=', DRAF)
        .where('tahun_kinerja', '=', 2024)
        .where('deleted_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('solusi')
    .values({
      satuan_kerja_id: DRAF,
      tahun: 2025,
      level: 'kinerja-program',
      kinerja_id: later.id,
      kinerja_masalah_id: failed.id,
      solusi: 'Rencana yang belum final',
    })
    .execute();
  const query = { tingkat: 'program', satuan_kerja_id: DRAF, status: 'tidak-tercapai' };
  const solusiOf = ({ data }: Answer) => data.find(({ id }) => id === failed.id)?.solusi;
  expect(solusiOf(await read(query, 'super'))).toContain('Rencana yang belum final');
  expect(solusiOf(await read(query))).not.toContain('Rencana yang belum final');
});

it('rows of all units are those of final plans, as the sums that the counts of these make', async () => {
  const whole = await read({ tingkat: 'program' }, 'super', 2025);
  const open = await read({ tingkat: 'program' }, undefined, 2025);
  expect([whole.data, whole.total]).toEqual([open.data, open.total]);
  const final = whole.unit.filter((unit) => unit.final);
  expect(final).toEqual(open.unit);
  const all = final.flatMap(({ jumlah }) => Object.values(jumlah)).reduce((sum, count) => sum + count, 0);
  expect(whole.total).toBe(all);
  expect(whole.unit.find(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id === DRAF)?.final).toBe(false);
  const own = await read({ tingkat: 'program', satuan_kerja_id: DRAF }, 'super', 2025);
  expect(own.total).toBeGreaterThan(0);
});

it('the public meets final plans only', async () => {
  const open = await read({ tingkat: 'program' }, undefined, 2025);
  const units = open.unit.map(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id);
  expect(units).toContain(FINAL);
  expect(units).not.toContain(DRAF);
  expect((await ask({ tingkat: 'program', satuan_kerja_id: DRAF }, undefined, 2025)).status).toBe(404);
  expect((await ask({ tingkat: 'bidang' })).status).toBe(422);
});
