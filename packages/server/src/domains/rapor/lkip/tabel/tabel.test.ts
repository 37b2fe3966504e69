import { type LaporanTabel, type LkipTabelBagian, lkipTabelCalls } from '@selaras/contracts';
import { efisiensi, formatMeasure, formatPercent, formatRupiah, serapan } from '@selaras/domain';
import { sql } from 'kysely';
import { displayServer } from '../../../../testing/display/display-client';

/** Dinas Kesehatan, of whose plan 2025 is a draft, and a unit whose plan is final. */
const [OWN, OTHER] = [1012, 9999];
const TAHUN = 2024;
const server = displayServer();

const unitPath = (unit: number) => lkipTabelCalls.satuanKerja.path.replace('{satkerId}', String(unit));
const ask = (path: string, username: string, tahun = TAHUN) => server.ask(path, { username, tahun });
async function read(path: string, username: string, tahun = TAHUN): Promise<LkipTabelBagian[]> {
  const answer = await ask(path, username, tahun);
  expect(answer.status).toBe(200);
  expect(lkipTabelCalls.kabupaten.answer?.safeParse(answer.json()).error).toBeUndefined();
  return answer.json().data;
}
function tableOf(sections: readonly LkipTabelBagian[], kode: string): LaporanTabel {
  const found = sections.flatMap(({ tabel }) => tabel).find((tabel) => tabel.kode === kode);
  if (found === undefined) throw new Error(`no table ${kode}`);
  return found;
}
const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(server.db)).rows;

it('a unit’s people are counted by rank and by post, and their sum is everybody', async () => {
  const sections = await read(unitPath(OWN), 'dinkes');
  const [all] = await rowsOf(
    sql<{
      n: number;
    }>`select count(*)::integer n from pegawai where satuan_kerja_id = ${OWN} and deleted_at is null
      and berhenti_pada is null`,
  );
  const ranks = await rowsOf(sql<{ nama: string; n: number }>`
    select pangkat_gol nama, count(*)::integer n from pegawai
    where satuan_kerja_id = ${OWN} and deleted_at is null and berhenti_pada is null and pangkat_gol is not null group by 1`);
  const pangkat = tableOf(sections, 'pegawai-pangkat');
  expect(ranks.length).toBeGreaterThan(1);
  for (const { nama, n } of ranks)
    expect(pangkat.baris.find(([first]) => first === nama)?.at(-1)).toBe(formatMeasure(n));
  for (const kode of ['pegawai-pangkat', 'pegawai-jabatan'])
    expect(tableOf(sections, kode).total?.at(-1)).toBe(formatMeasure(all?.n ?? -1));
});

interface Goal {
  sasaran: string;
  iku: string;
  polaritas: string;
  target: number;
  realisasi: number | null;
  capaian: number | null;
  pagu: number | null;
  terpakai: number | null;
}
const goalsOf = (unit: number) =>
  rowsOf(sql<Goal>`
    select s.sasaran_strategis_satker sasaran, s.iku, s.polaritas, trim_scale(s.target_1) target,
      trim_scale(s.realisasi_1) realisasi, trim_scale(s.capaian_1) capaian,
      (select sum(anggaran) from kinerja_program p where p.sasaran_strategis_pd_id = s.id
        and p.tahun_kinerja = ${TAHUN} and p.deleted_at is null) pagu,
      (select sum(realisasi_anggaran) from kinerja_program p where p.sasaran_strategis_pd_id = s.id
        and p.tahun_kinerja = ${TAHUN} and p.deleted_at is null) terpakai
    from sasaran_strategis_pd s
    where s.satuan_kerja_id = ${unit} and s.tahun_mulai = 2024 and s.deleted_at is null order by s.id`);

it('every key indicator of a unit stands in the seven analyses of its goal with the figures that are stored', async () => {
  const sections = await read(unitPath(OWN), 'dinkes');
  const goals = await goalsOf(OWN);
  const names = [...new Set(goals.map(({ sasaran }) => sasaran))];
  const capaian = sections.find(({ bagian }) => bagian === 'capaian-kinerja')?.tabel ?? [];
  expect(capaian.map(({ kode }) => kode)).toEqual(
    names.flatMap((_, goal) => [1, 2, 3, 4, 5, 6, 7].map((analysis) => `analisis-${goal + 1}-${analysis}`)),
  );
  for (const goal of goals) {
    const nomor = names.indexOf(goal.sasaran) + 1;
    const lineOf = (analysis: number) =>
      tableOf(sections, `analisis-${nomor}-${analysis}`).baris.find(([first]) => first === goal.iku);
    expect(lineOf(1)?.slice(3, 5)).toEqual([formatMeasure(goal.realisasi), formatPercent(goal.capaian)]);
    if (goal.polaritas !== 'range') expect(lineOf(1)?.[2]).toBe(formatMeasure(goal.target));
    expect(lineOf(6)?.slice(1, 4)).toEqual([
      formatPercent(goal.capaian),
      formatRupiah(goal.pagu),
      formatRupiah(goal.terpakai),
    ]);
    const saved = efisiensi({ capaian: goal.capaian, pagu: goal.pagu, realisasi: goal.terpakai });
    expect(lineOf(6)?.[4]).toBe(
      saved === null ? '-' : `${formatRupiah(saved.nominal)} (${formatPercent(saved.persen)})`,
    );
  }
});

it.each([
  ['a unit', unitPath(OWN), 'dinkes', OWN],
  ['the regency', lkipTabelCalls.kabupaten.path, 'pemda', null],
] as const)('the budget of %s is that of its programmes, in every table', async (_, path, username, unit) => {
  const sections = await read(path, username);
  const [sum] = await rowsOf(sql<{ pagu: number; realisasi: number }>`
    select sum(anggaran) pagu, sum(realisasi_anggaran) realisasi from kinerja_program
    where tahun_kinerja = ${TAHUN} and deleted_at is null
      and (${unit}::bigint is null or satuan_kerja_id = ${unit})`);
  const pagu = sum?.pagu ?? 0;
  expect(pagu).toBeGreaterThan(0);
  expect(tableOf(sections, 'anggaran-program').total?.at(-1)).toBe(formatRupiah(pagu));
  expect(tableOf(sections, 'realisasi-anggaran').total?.slice(-3)).toEqual([
    formatRupiah(pagu),
    formatRupiah(sum?.realisasi ?? null),
    formatPercent(serapan(pagu, sum?.realisasi ?? null)),
  ]);
  expect(tableOf(sections, 'efisiensi').total?.[2]).toBe(formatRupiah(pagu));
});

it('programmes stand once below the goal that they serve, with every cause that was written of them', async () => {
  const sections = await read(lkipTabelCalls.kabupaten.path, 'pemda');
  const tables = sections.flatMap(({ tabel }) => tabel);
  const shown = tables.filter(({ kode }) => /^analisis-\d+-7$/.test(kode)).flatMap(({ baris }) => baris);
  const programs = await rowsOf(sql<{ indikator: string }>`
    select indikator from kinerja_program where tahun_kinerja = ${TAHUN} and deleted_at is null`);
  expect(shown.map((row) => row[2]).toSorted()).toEqual(
    programs.map(({ indikator }) => indikator).toSorted(),
  );
  const causes = await rowsOf(sql<{ penyebab: string }>`
    select distinct p.penyebab from penyebab_kegagalan p
    join kinerja_sub_kegiatan k on k.id = p.kinerja_sub_kegiatan_id and k.deleted_at is null
    where p.tahun_kinerja = ${TAHUN} and p.deleted_at is null`);
  const told = tables
    .filter(({ kode }) => /^analisis-\d+-5$/.test(kode))
    .flatMap(({ baris }) => baris.map((row) => row[2]))
    .join('\n');
  for (const { penyebab } of causes) expect(told).toContain(penyebab);
});

it('a chapter is asked for alone, and has its own tables only', async () => {
  const sections = await read(`${unitPath(OWN)}?bab=II`, 'dinkes');
  expect(sections.map(({ bagian }) => bagian)).toEqual([
    'visi-misi',
    'iku',
    'perjanjian-kinerja',
    'anggaran',
  ]);
  for (const { kolom, baris, total } of sections.flatMap(({ tabel }) => tabel)) {
    expect(kolom.reduce((sum, { lebar }) => sum + lebar, 0)).toBeCloseTo(1);
    for (const row of [...baris, ...(total === null ? [] : [total])]) expect(row).toHaveLength(kolom.length);
  }
});

it('tables of another unit’s report are for who sees all units', async () => {
  expect((await ask(unitPath(OTHER), 'dinkes')).status).toBe(403);
  expect((await ask(unitPath(OTHER), 'pemda')).status).toBe(200);
  expect((await ask(unitPath(OWN), 'val_lke')).status).toBe(404);
  expect((await ask(unitPath(123_456), 'pemda')).status).toBe(404);
});

it('drafts of other units are not in the regency’s tables that a unit reads', async () => {
  const pagu = async (username: string) =>
    tableOf(await read(lkipTabelCalls.kabupaten.path, username, 2025), 'anggaran-program').baris.length;
  expect(await pagu('dinkes')).toBeLessThan(await pagu('pemda'));
});
