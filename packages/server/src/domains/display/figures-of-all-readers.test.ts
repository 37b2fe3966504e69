import {
  type CapaianUnit,
  capaianKabupatenCalls,
  capaianTingkatCalls,
  type Dashboard,
  type EfisiensiAnggaran,
  efisiensiKabupatenCalls,
  getDashboardCall,
  HEADER_TAHUN_KINERJA,
  HEADER_TAHUN_PUBLIK,
  type IkuCard,
  type IndikatorDetail,
  indikatorCalls,
  type KeuanganRow,
  keuanganCalls,
  peringkatCalls,
  publicSummaryCall,
  type RankRow,
  type Rkpd,
  rkpdCalls,
  type Summary,
} from '@selaras/contracts';
import { sql } from 'kysely';
import { demoAccounts } from '../../kit/seed/demo-accounts';
import { startTestApp, type TestApp } from '../../testing/test-app';

/*
 * Figures of the regency as every role and the public read them, in both years, beside figures computed here by SQL of
 * its own: those of units whose plan of the year is approved.
 */
let test: TestApp;
const readers = new Map<string | null, { authorization?: string }>([[null, {}]]);
beforeAll(async () => {
  test = await startTestApp();
  for (const { username } of demoAccounts) readers.set(username, await test.signIn(username));
});
afterAll(() => test.close());

const answerOf = (path: string, reader: string | null, tahun: number) =>
  test.app.inject({
    url: `/api${path}`,
    headers: {
      ...readers.get(reader),
      [HEADER_TAHUN_KINERJA]: String(tahun),
      [HEADER_TAHUN_PUBLIK]: String(tahun),
    },
  });
async function ask<Body>(path: string, reader: string | null, tahun: number): Promise<Body> {
  const answer = await answerOf(path, reader, tahun);
  expect([path, reader, answer.statusCode]).toEqual([path, reader, 200]);
  return answer.json();
}

interface Twins {
  readonly masuk: { readonly path: string };
  readonly publik: { readonly path: string };
}
/** What a display answers each reader who may read it: the roles that have displays, and the public. */
async function toEverybody<Body>({ masuk, publik }: Twins, tahun: number, query = '') {
  const answers: [string | null, Body][] = [];
  for (const reader of readers.keys()) {
    const answer = await answerOf((reader === null ? publik : masuk).path + query, reader, tahun);
    if (answer.statusCode === 403) continue;
    expect([query, reader, answer.statusCode]).toEqual([query, reader, 200]);
    answers.push([reader, answer.json()]);
  }
  const told = answers.map(([reader]) => reader);
  expect(told).toEqual(
    expect.arrayContaining([null, 'super', 'pemda', 'dinkes', 'rsud', 'setda', 'bagorganisasi']),
  );
  return answers;
}

const final = (tahun: number) =>
  sql`(select satuan_kerja_id from validasi_perencanaan where tahun = ${tahun} and keadaan = 'disetujui')`;
const programmes = (tahun: number) => sql`(select * from kinerja_program
  where tahun_kinerja = ${tahun} and deleted_at is null and satuan_kerja_id in ${final(tahun)})`;
const money = sql`coalesce(sum(p.anggaran), 0)::float8 as pagu, coalesce(sum(p.realisasi_anggaran), 0)::float8 as realisasi`;

interface Money {
  readonly pagu: number;
  readonly realisasi: number;
}
async function moneyOf(tahun: number): Promise<Money> {
  const { rows } = await sql<Money>`select ${money} from ${programmes(tahun)} p`.execute(test.db);
  return rows[0] ?? { pagu: -1, realisasi: -1 };
}
async function moneyByGoal(tahun: number): Promise<ReadonlyMap<number, Money>> {
  const { rows } = await sql<Money & { id: number }>`
    select pd.sasaran_strategis_rpjmd_id as id, ${money} from ${programmes(tahun)} p
    join sasaran_strategis_pd pd on pd.id = p.sasaran_strategis_pd_id and pd.deleted_at is null group by 1`.execute(
    test.db,
  );
  return new Map(rows.map(({ id, ...sums }) => [Number(id), sums]));
}
const none = { pagu: 0, realisasi: 0 };

/** Units with a final plan, the best first. */
async function ranking(tahun: number): Promise<number[]> {
  const capaian = sql.ref(`g.capaian_${tahun - 2023}`);
  const { rows } = await sql<{ id: number }>`
    select u.satuan_kerja_id as id from satuan_kerja u
    join sasaran_strategis_pd g on g.satuan_kerja_id = u.satuan_kerja_id and g.deleted_at is null
    left join (select satuan_kerja_id, round(sum(realisasi_anggaran) / nullif(sum(anggaran), 0) * 100, 2) as serapan
      from ${programmes(tahun)} p group by 1) m on m.satuan_kerja_id = u.satuan_kerja_id
    where u.satuan_kerja_id in ${final(tahun)}
    group by u.satuan_kerja_id, u.satuan_kerja_nama, m.serapan
    order by round(avg(least(${capaian}, 120)), 2) desc nulls last, m.serapan desc nulls last, u.satuan_kerja_nama`.execute(
    test.db,
  );
  return rows.map(({ id }) => Number(id));
}

function expectCards(iku: readonly IkuCard[], byGoal: ReadonlyMap<number, Money>) {
  expect(iku).toHaveLength(12);
  for (const { id, capaian, anggaran, efisiensi_sumber_daya: saved } of iku) {
    const { pagu, realisasi } = byGoal.get(id) ?? none;
    expect(anggaran?.pagu ?? 0).toBeCloseTo(pagu, 2);
    expect(anggaran?.realisasi ?? 0).toBeCloseTo(realisasi, 2);
    const counted = capaian !== null && capaian >= 100 && pagu > 0;
    expect(saved?.nominal ?? -1).toBeCloseTo(counted ? Math.max(0, pagu - realisasi) : -1, 2);
  }
}

describe.each([2024, 2025])('in %d', (tahun) => {
  it('the dashboard has the same figures for every role, which are those of the front page', async () => {
    const [sums, byGoal, ranked] = [await moneyOf(tahun), await moneyByGoal(tahun), await ranking(tahun)];
    const { rows } = await sql<{ units: number; subs: number }>`
      select (select count(*)::integer from satuan_kerja
          where aktif and satuan_kerja_id in ${final(tahun)}) as units,
        (select count(*)::integer from kinerja_sub_kegiatan where tahun_kinerja = ${tahun} and deleted_at is null
          and satuan_kerja_id in ${final(tahun)}) as subs`.execute(test.db);
    const front = (await ask<{ data: Summary }>(publicSummaryCall.path, null, tahun)).data;
    const roles = [...readers.keys()].filter((reader) => reader !== null);
    expect(roles.length).toBeGreaterThan(15);
    for (const role of roles) {
      const { data } = await ask<{ data: Dashboard }>(getDashboardCall.path, role, tahun);
      expect(data.anggaran.pagu).toBeCloseTo(sums.pagu, 2);
      expect(data.anggaran.realisasi).toBeCloseTo(sums.realisasi, 2);
      expectCards(data.iku, byGoal);
      expect(data.peringkat.total).toBe(ranked.length);
      expect(data.peringkat.data.map((row) => row.satuan_kerja_id)).toEqual(ranked.slice(0, 20));
      expect([data.satuan_kerja_final, data.jumlah.kinerja_sub_kegiatan]).toEqual([
        rows[0]?.units,
        rows[0]?.subs,
      ]);
      const { iku, capaian_iku, anggaran, jumlah, satuan_kerja_final } = data;
      expect({ tahun, iku, capaian_iku, anggaran, jumlah, satuan_kerja_final }).toEqual(front);
    }
  });

  it('the ranking and the money of units are those of final plans for every reader', async () => {
    const ranked = await ranking(tahun);
    for (const [reader, body] of await toEverybody<{ data: RankRow[]; total: number }>(peringkatCalls, tahun))
      expect([reader, body.total, body.data.map((row) => row.satuan_kerja_id)]).toEqual([
        reader,
        ranked.length,
        ranked.slice(0, 20),
      ]);
    const sums = await moneyOf(tahun);
    for (const [, { data }] of await toEverybody<{ data: KeuanganRow[] }>(keuanganCalls, tahun)) {
      expect(data.reduce((sum, { pagu }) => sum + pagu, 0)).toBeCloseTo(sums.pagu, 2);
      expect(data.reduce((sum, row) => sum + (row.realisasi ?? 0), 0)).toBeCloseTo(sums.realisasi, 2);
    }
  });

  it('savings and ceilings of the regency’s goals are those of final plans for every reader', async () => {
    const [sums, byGoal] = [await moneyOf(tahun), await moneyByGoal(tahun)];
    for (const [, { data }] of await toEverybody<{ data: EfisiensiAnggaran }>(
      efisiensiKabupatenCalls,
      tahun,
    )) {
      expect(data.jumlah.pagu).toBeCloseTo(sums.pagu, 2);
      for (const { id, pagu } of data.baris) expect(pagu ?? 0).toBeCloseTo((byGoal.get(id) ?? none).pagu, 2);
    }
    for (const [, { data }] of await toEverybody<{ data: IkuCard[] }>(capaianKabupatenCalls, tahun))
      expectCards(data, byGoal);
    for (const [, { data }] of await toEverybody<{ data: Rkpd }>(rkpdCalls, tahun))
      expect(data.pagu).toBeCloseTo(sums.pagu, 2);
  });

  it('achievement of all units together, and what was missed below a goal, are of final plans for every reader', async () => {
    const { rows } = await sql<{ reached: number; all: number }>`
      select count(*) filter (where p.capaian >= 100)::integer as reached, count(*)::integer as all
      from ${programmes(tahun)} p`.execute(test.db);
    type Levels = { data: unknown[]; total: number; unit: CapaianUnit[] };
    for (const [reader, { total, unit }] of await toEverybody<Levels>(
      capaianTingkatCalls,
      tahun,
      '?tingkat=program',
    )) {
      const counted = unit.filter((one) => one.final);
      const reached = counted.reduce((sum, { jumlah }) => sum + jumlah.tercapai, 0);
      expect([reader, reached, total]).toEqual([reader, rows[0]?.reached, rows[0]?.all]);
    }
    const goals = [...(await moneyByGoal(tahun)).keys()];
    const below = await toEverybody<{ data: IndikatorDetail }>(
      indikatorCalls,
      tahun,
      `?pemilik=kabupaten&id=${goals[0]}`,
    );
    const told = below.map(([, { data }]) => [data.jumlah_bawah, data.meleset]);
    for (const one of told) expect(one).toEqual(told[0]);
    expect(told[0]?.[0]).toBeGreaterThan(0);
  });
});
