import { type Rpjmd, renstraCalls, rpjmdCalls, type SasaranRenstra } from '@selaras/contracts';
import { capaianOf } from '@selaras/domain';
import { displayServer } from '../../testing/display/display-client';

const [FINAL, DRAF] = [9999, 999906];

const server = displayServer();

const ask = (path: string, username?: string, tahun = 2025) => server.ask(path, { username, tahun });
const ofUnit = (path: string, unit: number) => `${path}?satuan_kerja_id=${unit}`;

describe('the regency’s plan of five years', () => {
  it('has every goal and objective once, with the stored figures of all five years', async () => {
    const own = await ask(rpjmdCalls.masuk.path, 'super');
    expect(rpjmdCalls.masuk.answer?.safeParse(own.json()).error).toBeUndefined();
    const rpjmd: Rpjmd = own.json().data;
    const tujuan = rpjmd.misi.flatMap((misi) => misi.tujuan);
    const shown = tujuan.flatMap(({ sasaran }) => sasaran.flatMap(({ indikator }) => indikator));
    const stored = await server.db
      .selectFrom('sasaran_strategis_rpjmd')
      .where('deleted_at', 'is', null)
      .selectAll()
      .execute();
    for (const row of stored) {
      const indicator = shown.find(({ id }) => id === row.indikator_sasaran_strategis_id);
      expect(indicator?.tahunan.map(({ tahun }) => tahun)).toEqual([2024, 2025, 2026, 2027, 2028]);
      expect(indicator?.tahunan[1]).toEqual({
        tahun: 2025,
        target: row.target_2,
        realisasi: row.realisasi_2,
        capaian: row.capaian_2,
      });
      expect(indicator?.tahunan[4]).toMatchObject({ target: row.target_5 });
    }
    const of = async (table: 'misi' | 'tujuan' | 'sasaran_strategis') =>
      (await server.db.selectFrom(table).where('deleted_at', 'is', null).select('id').execute()).length;
    expect(rpjmd.misi).toHaveLength(await of('misi'));
    expect(tujuan).toHaveLength(await of('tujuan'));
    expect(tujuan.flatMap(({ sasaran }) => sasaran)).toHaveLength(await of('sasaran_strategis'));
    for (const { polaritas, tahunan } of tujuan.flatMap(({ indikator }) => indikator)) {
      for (const { target, realisasi, capaian } of tahunan)
        expect(capaian).toBe(capaianOf({ polaritas, target, realisasi }));
    }
    expect((await ask(rpjmdCalls.publik.path)).json()).toEqual(own.json());
  });

  it('is empty, not wrong, where the period has no vision', async () => {
    const before = await ask(rpjmdCalls.publik.path, undefined, 2023);
    if (before.status === 200) expect(before.json().data).toEqual({ visi: null, misi: [] });
    else expect(before.status).toBe(422);
  });
});

describe('a unit’s plan of five years', () => {
  it('has its goals with their parent and the programmes of the year', async () => {
    const answer = await ask(ofUnit(renstraCalls.publik.path, FINAL));
    expect(renstraCalls.publik.answer?.safeParse(answer.json()).error).toBeUndefined();
    const goals: SasaranRenstra[] = answer.json().data;
    const stored = await server.db
      .selectFrom('sasaran_strategis_pd')
      .where('satuan_kerja_id', '=', FINAL)
      .where('deleted_at', 'is', null)
      .selectAll()
      .execute();
    expect(goals.map(({ id }) => id).sort()).toEqual(stored.map(({ id }) => id).sort());
    for (const row of stored) {
      const goal = goals.find(({ id }) => id === row.id);
      expect(goal).toMatchObject({ indikator: row.iku, induk: { id: row.sasaran_strategis_rpjmd_id } });
      expect(goal?.tahunan[1]).toMatchObject({ target: row.target_2, realisasi: row.realisasi_2 });
    }
    const programs = await server.db
      .selectFrom('kinerja_program')
      .where('satuan_kerja_id', '=', FINAL)
      .where('tahun_kinerja', '=', 2025)
      .where('deleted_at', 'is', null)
      .select('id')
      .execute();
    expect(goals.flatMap(({ program }) => program)).toHaveLength(programs.length);
    expect(answer.text).not.toMatch(/\d{18}/);
  });

  it('is not the public’s while it is a draft, and figures of a draft year stay away in another year', async () => {
    expect((await ask(ofUnit(renstraCalls.publik.path, DRAF))).status).toBe(404);
    const earlier = ofUnit(renstraCalls.publik.path, DRAF);
    const seen: SasaranRenstra[] = (await ask(earlier, undefined, 2024)).json().data;
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.flatMap(({ tahunan }) => tahunan[1]?.realisasi ?? [])).toEqual([]);
  });
});
