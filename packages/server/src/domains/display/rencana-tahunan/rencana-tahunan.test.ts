import { type Rkpd, type Rkt, rkpdCalls, rktCalls } from '@selaras/contracts';
import { displayServer } from '../../../testing/display/display-client';

const server = displayServer();
const [FINAL, DRAF] = [9999, 999906];
const rkpd = async (tahun: number, username?: string): Promise<Rkpd> => {
  const path = username === undefined ? rkpdCalls.publik.path : rkpdCalls.masuk.path;
  return (await server.ask(path, { tahun, ...(username && { username }) })).json().data;
};
const approvedOf = async (tahun: number) =>
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
const sum = (amounts: readonly (number | null)[]) =>
  Number(amounts.reduce<number>((total, one) => total + (one ?? 0), 0).toFixed(2));

/** Programmes of a year as the tables have them. */
const programmesOf = (tahun: number) =>
  server.db
    .selectFrom('kinerja_program as k')
    .innerJoin('sasaran_strategis_pd as pd', 'pd.id', 'k.sasaran_strategis_pd_id')
    .where('k.tahun_kinerja', '=', tahun)
    .where('k.deleted_at', 'is', null)
    .select(['k.id', 'k.satuan_kerja_id', 'k.anggaran', 'k.target', 'pd.sasaran_strategis_rpjmd_id'])
    .execute();

describe('the regency’s plan of a year', () => {
  it.each([2024, 2025])(
    'of %d has every final programme once, with its target, below its goal',
    async (tahun) => {
      const { sasaran, pagu } = await rkpd(tahun, 'super');
      const approved = await approvedOf(tahun);
      const stored = (await programmesOf(tahun)).filter(({ satuan_kerja_id }) =>
        approved.has(satuan_kerja_id),
      );
      const shown = sasaran.flatMap((goal) =>
        goal.satuan_kerja.flatMap((unit) =>
          unit.program.map(({ id, target, pagu: anggaran }) => ({
            id,
            satuan_kerja_id: unit.satuan_kerja_id,
            anggaran,
            target,
            sasaran_strategis_rpjmd_id: goal.id,
          })),
        ),
      );
      const byId = <Row extends { id: number }>(rows: readonly Row[]) => rows.toSorted((a, b) => a.id - b.id);
      expect(stored.length).toBeGreaterThan(50);
      expect(byId(shown)).toEqual(byId(stored));
      expect(pagu).toBe(sum(stored.map(({ anggaran }) => anggaran)));
    },
  );

  it('adds up from programmes over units to goals', async () => {
    const { sasaran, pagu } = await rkpd(2025, 'super');
    for (const goal of sasaran) {
      for (const unit of goal.satuan_kerja) expect(unit.pagu).toBe(sum(unit.program.map((row) => row.pagu)));
      expect(goal.pagu).toBe(sum(goal.satuan_kerja.map((unit) => unit.pagu)));
    }
    expect(pagu).toBe(sum(sasaran.map((goal) => goal.pagu)));
  });

  it('shows every reader approved plans alone, and how many are missing', async () => {
    const open = await approvedOf(2025);
    const { sasaran, belum_disetujui } = await rkpd(2025);
    const shown = new Set(
      sasaran.flatMap((goal) => goal.satuan_kerja.map(({ satuan_kerja_id }) => satuan_kerja_id)),
    );
    const planning = new Set((await programmesOf(2025)).map(({ satuan_kerja_id }) => satuan_kerja_id));
    expect(shown).toEqual(new Set([...planning].filter((unit) => open.has(unit))));
    expect(belum_disetujui).toBe(planning.size - shown.size);
    expect(belum_disetujui).toBeGreaterThan(0);
    expect(await rkpd(2025, 'super')).toEqual(await rkpd(2025));
    expect((await rkpd(2024)).belum_disetujui).toBe(0);
  });
});

describe('a unit’s plan of a year', () => {
  const rkt = async (unit: number, username?: string) => {
    const { path } = username === undefined ? rktCalls.publik : rktCalls.masuk;
    return server.ask(`${path}?satuan_kerja_id=${unit}`, username === undefined ? {} : { username });
  };

  it('goes from its goals to its sub-activities in the order of the tree', async () => {
    const { data }: { data: Rkt } = (await rkt(FINAL)).json();
    const stored = await server.db
      .selectFrom('kinerja_sub_kegiatan')
      .where('satuan_kerja_id', '=', FINAL)
      .where('tahun_kinerja', '=', 2025)
      .where('deleted_at', 'is', null)
      .select(['id', 'target', 'anggaran'])
      .execute();
    const subs = data.baris.filter(({ tingkat }) => tingkat === 'kinerja-sub-kegiatan');
    expect(subs.map(({ id, target, pagu }) => [id, target, pagu]).toSorted()).toEqual(
      stored.map(({ id, target, anggaran }) => [id, target, anggaran]).toSorted(),
    );
    expect(data.baris[0]?.tingkat).toBe('sasaran-strategis-pd');
    const programmes = (await programmesOf(2025)).filter(({ satuan_kerja_id }) => satuan_kerja_id === FINAL);
    expect(data.pagu).toBe(sum(programmes.map(({ anggaran }) => anggaran)));
    const goals = data.baris.filter(({ tingkat }) => tingkat === 'sasaran-strategis-pd');
    expect(sum(goals.map(({ pagu }) => pagu))).toBe(data.pagu);
  });

  it('is not there for the public while it is a draft', async () => {
    expect((await rkt(DRAF)).status).toBe(404);
    expect((await rkt(DRAF, 'super')).status).toBe(200);
  });

  it('names nobody', async () => {
    const { text } = await rkt(FINAL);
    expect(text).not.toMatch(/pengampu|nip|versi|created_by/);
  });
});
