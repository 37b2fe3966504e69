import {
  capaianKabupatenCalls,
  capaianSatuanKerjaCalls,
  type EfisiensiAnggaran,
  efisiensiSatuanKerjaCalls,
  type IkuCard,
  type PerjanjianDisplay,
  perjanjianSatuanKerjaCalls,
  type RencanaAksiDisplay,
  type RencanaTerintegrasiRow,
  type Rkt,
  rencanaAksiSatuanKerjaCalls,
  rencanaTerintegrasiCalls,
  renstraCalls,
  rktCalls,
  type SasaranRenstra,
} from '@selaras/contracts';
import { displayServer } from '../../testing/display/display-client';

/*
 * What displays show of every unit in both years, beside figures computed here from the tables with the formulas of the
 * domain (§3), by other code than the product's.
 */
const server = displayServer();
const FIRST_YEAR = 2024;
const years = [2024, 2025];

type Stored = Readonly<Record<string, unknown>>;
const figure = (row: Stored | undefined, column: string) => (row?.[column] ?? null) as number | null;

async function stored(table: string, tahun?: number): Promise<Map<number, Stored>> {
  const rows = (await server.db
    .selectFrom(table as 'kinerja_program')
    .selectAll()
    .where('deleted_at', 'is', null)
    .$if(tahun !== undefined, (found) => found.where('tahun_kinerja', '=', tahun ?? 0))
    .execute()) as unknown as Stored[];
  return new Map(rows.map((row) => [Number(row.id), row]));
}

const units = async () =>
  (
    await server.db.selectFrom('satuan_kerja').where('aktif', '=', true).select('satuan_kerja_id').execute()
  ).map((row) => row.satuan_kerja_id);

async function read<Data>(path: string, tahun: number, unit?: number): Promise<Data> {
  const query = unit === undefined ? '' : `?satuan_kerja_id=${unit}`;
  const answer = await server.ask(path + query, { username: 'super', tahun });
  expect([path, unit, answer.status]).toEqual([path, unit, 200]);
  return answer.json().data;
}

/** Achievement in percent, as the domain's §3 writes it down. */
function achievement(row: Stored, realisasi: number | null, target: number | null): number | null {
  if (realisasi === null) return null;
  if (row.polaritas === 'range') {
    const [low, high] = [figure(row, 'range_min'), figure(row, 'range_max')];
    if (low === null || high === null) return null;
    if (realisasi < low) return (realisasi / low) * 100;
    return realisasi > high ? Math.max(0, ((2 * high - realisasi) / high) * 100) : 100;
  }
  if (target === null) return null;
  if (row.polaritas === 'minimize') {
    if (target === 0) return realisasi === 0 ? 100 : 0;
    return Math.max(0, ((2 * target - realisasi) / target) * 100);
  }
  if (target === 0) return realisasi > 0 ? 100 : 0;
  return (realisasi / target) * 100;
}

/** Equal but for the rounding to two decimals. */
function expectRounded(shown: number | null, computed: number | null) {
  if (computed === null || shown === null) expect(shown).toBe(computed);
  else expect(Math.abs(shown - computed)).toBeLessThanOrEqual(0.005_001);
}

function expectCard(card: IkuCard, row: Stored, tahun: number) {
  const year = tahun - FIRST_YEAR + 1;
  const [target, realisasi] = [figure(row, `target_${year}`), figure(row, `realisasi_${year}`)];
  const before = figure(row, year === 1 ? 'baseline' : `realisasi_${year - 1}`);
  expect([card.target, card.realisasi, card.realisasi_tahun_lalu]).toEqual([target, realisasi, before]);
  expect(card.rata_nasional).toBe(figure(row, `rata_nasional_${year}`));
  expectRounded(card.capaian, achievement(row, realisasi, target));
  expectRounded(card.perbandingan_realisasi_target, achievement(row, realisasi, figure(row, 'target_5')));
  expectRounded(
    card.perbandingan_realisasi_tahun,
    realisasi === null || before === null || before === 0
      ? null
      : ((realisasi - before) / Math.abs(before)) * 100,
  );
  expect(card.tren).toEqual(
    [1, 2, 3, 4, 5].map((n) => ({
      tahun: FIRST_YEAR + n - 1,
      target: figure(row, `target_${n}`),
      realisasi: figure(row, `realisasi_${n}`),
    })),
  );
}

const idsOf = (rows: Iterable<Stored>, unit: number, column = 'satuan_kerja_id') =>
  [...rows]
    .filter((row) => row[column] === unit)
    .map(({ id }) => Number(id))
    .toSorted((a, b) => a - b);
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b);

describe.each(years)('in %d', (tahun) => {
  it('cards of the regency and of every unit', async () => {
    const regency = await stored('sasaran_strategis_rpjmd');
    const goals = await stored('sasaran_strategis_pd');
    const cards = await read<IkuCard[]>(capaianKabupatenCalls.masuk.path, tahun);
    expect(ids(cards)).toEqual([...regency.keys()].toSorted((a, b) => a - b));
    for (const card of cards) expectCard(card, regency.get(card.id) ?? {}, tahun);
    let seen = 0;
    for (const unit of await units()) {
      const own = await read<IkuCard[]>(capaianSatuanKerjaCalls.masuk.path, tahun, unit);
      expect([unit, ids(own)]).toEqual([unit, idsOf(goals.values(), unit)]);
      for (const card of own) expectCard(card, goals.get(card.id) ?? {}, tahun);
      seen += own.length;
    }
    expect(seen).toBeGreaterThan(40);
  });

  it('savings of every unit', async () => {
    const programs = [...(await stored('kinerja_program', tahun)).values()];
    for (const unit of await units()) {
      const { baris } = await read<EfisiensiAnggaran>(efisiensiSatuanKerjaCalls.masuk.path, tahun, unit);
      for (const row of baris) {
        const below = programs.filter((program) => program.sasaran_strategis_pd_id === row.id);
        const sum = (column: string) =>
          below.reduce((total, program) => total + (figure(program, column) ?? 0), 0);
        expect([row.id, row.pagu ?? 0]).toEqual([row.id, sum('anggaran')]);
        const saved = sum('anggaran') - sum('realisasi_anggaran');
        const counted = row.capaian !== null && row.capaian >= 100 && row.realisasi !== null && saved >= 0;
        if (counted && sum('anggaran') > 0) {
          expect(row.efisiensi?.nominal).toBeCloseTo(saved, 2);
          expectRounded(row.efisiensi?.persen ?? null, (saved / sum('anggaran')) * 100);
        } else expect([row.id, row.efisiensi]).toEqual([row.id, null]);
      }
    }
  });

  it('yearly plan, integrated plan and action plan of every unit', async () => {
    const levels: Readonly<Record<string, Map<number, Stored>>> = {
      'sasaran-strategis-pd': await stored('sasaran_strategis_pd'),
      'kinerja-program': await stored('kinerja_program', tahun),
      'kinerja-kegiatan': await stored('kinerja_kegiatan', tahun),
      'kinerja-sub-kegiatan': await stored('kinerja_sub_kegiatan', tahun),
      'kinerja-langkah-aksi': await stored('kinerja_langkah_aksi', tahun),
    };
    const actions = [...(await stored('rencana_aksi')).values()].filter(
      (row) => row.tahun === tahun && row.level === 'pd',
    );
    const year = tahun - FIRST_YEAR + 1;
    const yearly = (tingkat: string) => (tingkat === 'sasaran-strategis-pd' ? `_${year}` : '');
    for (const unit of await units()) {
      const rkt = await read<Rkt>(rktCalls.masuk.path, tahun, unit);
      for (const row of rkt.baris) {
        const found = levels[row.tingkat]?.get(row.id);
        expect([row.tingkat, row.id, row.target]).toEqual([
          row.tingkat,
          row.id,
          figure(found, `target${yearly(row.tingkat)}`),
        ]);
      }
      const programs = rkt.baris.filter(({ tingkat }) => tingkat === 'kinerja-program');
      expect(ids(programs)).toEqual(idsOf(levels['kinerja-program']?.values() ?? [], unit));
      expect(rkt.pagu).toBe(
        programs.reduce(
          (sum, { id }) => sum + (figure(levels['kinerja-program']?.get(id), 'anggaran') ?? 0),
          0,
        ),
      );

      const combined = await read<RencanaTerintegrasiRow[]>(rencanaTerintegrasiCalls.masuk.path, tahun, unit);
      for (const tingkat of Object.keys(levels).filter((name) => name.startsWith('kinerja-'))) {
        const shown = combined.filter((row) => row.tingkat === tingkat);
        expect([tingkat, ids(shown)]).toEqual([tingkat, idsOf(levels[tingkat]?.values() ?? [], unit)]);
        for (const row of shown) {
          const found = levels[tingkat]?.get(row.id);
          expect(row.triwulan).toEqual(
            [1, 2, 3, 4].map((tw) => ({
              target: figure(found, `target_tw${tw}`),
              realisasi: figure(found, `realisasi_tw${tw}`),
            })),
          );
        }
      }

      const plan = await read<RencanaAksiDisplay[]>(rencanaAksiSatuanKerjaCalls.masuk.path, tahun, unit);
      expect(ids(plan)).toEqual(idsOf(actions, unit));
      for (const row of plan) {
        const found = actions.find(({ id }) => id === row.id);
        expect(row.triwulan).toEqual(
          [1, 2, 3, 4].map((tw) => ({
            target: figure(found, `tw${tw}`),
            realisasi: figure(found, `tw${tw}_realisasi`),
          })),
        );
      }
    }
  });

  it('five-year plan of every unit, with the programmes of the year', async () => {
    const goals = await stored('sasaran_strategis_pd');
    const programs = await stored('kinerja_program', tahun);
    for (const unit of await units()) {
      const plan = await read<SasaranRenstra[]>(renstraCalls.masuk.path, tahun, unit);
      expect([unit, ids(plan)]).toEqual([unit, idsOf(goals.values(), unit)]);
      for (const goal of plan) {
        const row = goals.get(goal.id) ?? {};
        expect([goal.indikator, goal.induk.id]).toEqual([row.iku, Number(row.sasaran_strategis_rpjmd_id)]);
        expect(goal.tahunan).toHaveLength(5);
        for (const [at, year] of goal.tahunan.entries()) {
          const [target, realisasi] = [figure(row, `target_${at + 1}`), figure(row, `realisasi_${at + 1}`)];
          expect(year).toMatchObject({ tahun: FIRST_YEAR + at, target, realisasi });
          expectRounded(year.capaian, achievement(row, realisasi, target));
        }
        expect(ids(goal.program)).toEqual(idsOf(programs.values(), goal.id, 'sasaran_strategis_pd_id'));
        for (const program of goal.program) {
          const found = programs.get(program.id) ?? {};
          const [target, realisasi] = [figure(found, 'target'), figure(found, 'realisasi')];
          expect([program.target, program.pagu, program.realisasi]).toEqual([
            target,
            figure(found, 'anggaran'),
            realisasi,
          ]);
          expectRounded(program.capaian, achievement(found, realisasi, target));
        }
      }
    }
  });

  it('agreements of every unit, with what each promises', async () => {
    const rows = [...(await stored('perjanjian_kinerja')).values()].filter(
      (row) => row.tahun === tahun && row.jenis !== 'pegawai',
    );
    const goals = await stored('sasaran_strategis_pd');
    for (const unit of await units()) {
      const agreements = await read<PerjanjianDisplay[]>(perjanjianSatuanKerjaCalls.masuk.path, tahun, unit);
      expect([unit, ids(agreements)]).toEqual([unit, idsOf(rows, unit)]);
      const own = idsOf(goals.values(), unit);
      for (const { jenis, item } of agreements) {
        if (jenis !== 'sasaran-strategis-pd') continue;
        for (const { indikator, indikator_id } of item) {
          expect(own).toContain(indikator_id);
          expect(indikator).toBe(goals.get(Number(indikator_id))?.iku);
        }
      }
    }
  });
});
