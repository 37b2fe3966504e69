import { type LaporanTabel, type LkipTabelBagian, lkipTabelCalls } from '@selaras/contracts';
import { efisiensi, formatMeasure, formatPercent, formatRupiah, serapan } from '@selaras/domain';
import { sql } from 'kysely';
import { isPenyebabBerlaku } from '../../../../kit/kinerja-sql/penyebab-sql';
import { displayServer } from '../../../../testing/display/display-client';
import {
  achieved,
  compared,
  digits,
  inOrder,
  measure,
  money,
  percent,
  percentage,
  promised,
  savedOf,
  savings,
  sumOf,
  texts,
  whole,
} from './hitung-ulang.fixture';

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

it('the people of a report are those of the end of its year, with the rank of then, not those of today', async () => {
  const total = async (tahun: number) => {
    const answer = await ask(unitPath(OWN), 'dinkes', tahun);
    return tableOf(answer.json().data, 'pegawai-pangkat').total?.at(-1);
  };
  const [before, later] = [await total(2024), await total(2025)];
  const orang = (nip: string, nama: string, tmt: string) => sql`
    insert into pegawai (peg_nip, peg_nama, pangkat_gol, jabatan, jenis_jabatan, satuan_kerja_id, status_asn, tmt_jabatan)
    values (${nip}, ${nama}, 'Penata (III/c)', 'Pelaksana', 'pelaksana', ${OWN}, 'PNS', ${tmt})`;
  await orang('199001012015011901', 'Uji Datang 2025', '2025-03-01').execute(server.db);
  await orang('199001012015011902', 'Uji Pensiun 2025', '2020-01-01').execute(server.db);
  await sql`update pegawai set berhenti_pada = '2025-09-01', alasan_berhenti = 'pensiun'
    where peg_nip = '199001012015011902'`.execute(server.db);
  const more = (text: string | number | null | undefined) =>
    formatMeasure(Number(String(text).replaceAll('.', '')) + 1);
  // One came in 2025, one left in it: each counts in the other year alone.
  expect([await total(2024), await total(2025)]).toEqual([more(before), more(later)]);
  await sql`delete from pegawai where peg_nip in ('199001012015011901', '199001012015011902')`.execute(
    server.db,
  );
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
    where p.tahun_kinerja = ${TAHUN} and p.deleted_at is null
      and ${isPenyebabBerlaku('p', 'k')}
    union select penyebab_kegagalan from kinerja_kegiatan
      where tahun_kinerja = ${TAHUN} and deleted_at is null and penyebab_kegagalan is not null`);
  const told = tables
    .filter(({ kode }) => /^analisis-\d+-5$/.test(kode))
    .flatMap(({ baris }) => baris.map((row) => row[2]))
    .join('\n');
  for (const { penyebab } of causes) expect(told).toContain(penyebab);
});

const years = [1, 2, 3, 4, 5] as const;

interface Program {
  readonly id: number;
  readonly kode: string | null;
  readonly nama: string | null;
  readonly polaritas: string;
  readonly range_min: number | null;
  readonly range_max: number | null;
  readonly target: number | null;
  readonly realisasi: number | null;
  readonly penyebab_kegagalan: string | null;
}
type Figures = Readonly<Record<string, number | null>>;
interface Written {
  readonly penyebab: readonly (string | null)[];
  readonly solusi: readonly (string | null)[];
}

/** Causes and solutions of programmes, gathered row by row from the tables that they were written into. */
async function causesIn(
  tahun: number,
  isSeen: (unit: number, tahun: number) => boolean = () => true,
): Promise<(program: Program) => Written> {
  const of = <Table extends 'kinerja_kegiatan' | 'kinerja_sub_kegiatan' | 'penyebab_kegagalan'>(
    table: Table,
  ) =>
    server.db
      .selectFrom(table as 'kinerja_kegiatan')
      .selectAll()
      .where('deleted_at', 'is', null)
      .execute() as Promise<Record<string, unknown>[]>;
  const [activities, subs, causes] = await Promise.all([
    of('kinerja_kegiatan'),
    of('kinerja_sub_kegiatan'),
    of('penyebab_kegagalan'),
  ]);
  const solutions = await server.db
    .selectFrom('solusi')
    .selectAll()
    .where('deleted_at', 'is', null)
    .execute();
  const steps = await server.db
    .selectFrom('kinerja_langkah_aksi')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('penyebab_kegagalan_id', 'is not', null)
    .execute();
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  /** The cause of a year whose target is missed. */
  const ofYear = (row: object) => {
    const { penyebab_kegagalan: cause, ...measured } = row as Program;
    const capaian = achieved(measured, measured.target, measured.realisasi);
    return capaian !== null && capaian < 100 ? text(cause) : null;
  };
  const isMissed = (row: Record<string, unknown> | undefined, tw: unknown) => {
    const [target, realisasi] = [row?.[`target_tw${tw}`], row?.[`realisasi_tw${tw}`]] as [number, number];
    const capaian = achieved(row as unknown as Program, target, realisasi);
    return target > 0 && (capaian === null || capaian < 100);
  };
  return (program) => {
    const { id } = program;
    const middle = activities.filter((row) => row.kinerja_program_id === id && row.tahun_kinerja === tahun);
    const kegiatan = middle.map((row) => row.id);
    const below = subs.filter(
      (row) => kegiatan.includes(row.kinerja_kegiatan_id) && row.tahun_kinerja === tahun,
    );
    const ids = below.map((row) => row.id);
    const written = causes.filter(
      ({ kinerja_sub_kegiatan_id: sub, triwulan }) =>
        ids.includes(sub) &&
        isMissed(
          below.find((row) => row.id === sub),
          triwulan,
        ),
    );
    const about: Record<string, readonly unknown[]> = {
      'kinerja-program': [id],
      'kinerja-kegiatan': kegiatan,
      'kinerja-sub-kegiatan': ids,
    };
    const remedied = solutions.filter(
      ({ level, kinerja_masalah_id }) => about[level]?.includes(kinerja_masalah_id) ?? false,
    );
    return {
      penyebab: [
        ...[program, ...middle, ...below].map(ofYear),
        ...written.filter((row) => row.tahun_kinerja === tahun).map((row) => text(row.penyebab)),
      ],
      solusi: [
        ...remedied.filter((row) => isSeen(row.satuan_kerja_id, row.tahun)).map(({ solusi }) => solusi),
        ...steps
          .filter((step) => isSeen(step.satuan_kerja_id, step.tahun_kinerja))
          .filter((step) => written.some((cause) => cause.id === step.penyebab_kegagalan_id))
          .map((step) => {
            const sum = (nama: string) =>
              [1, 2, 3, 4].reduce(
                (all, tw) => all + Number((step as object as Figures)[`${nama}_tw${tw}`] ?? 0),
                0,
              );
            const [planned, done] = [sum('target'), sum('realisasi')];
            const told = `${done} dari ${planned} ${step.satuan}${done >= planned ? ', selesai' : ''}`;
            return planned === 0 ? step.sasaran : `${step.sasaran} (${told})`;
          }),
      ],
    };
  };
}

/** Whether a unit's plan of a year is approved. */
async function finalPlans(): Promise<(unit: number, tahun: number) => boolean> {
  const rows = await rowsOf(
    sql<{ plan: string }>`select satuan_kerja_id || ' ' || tahun plan from validasi_perencanaan
      where keadaan = 'disetujui'`,
  );
  const plans = new Set(rows.map(({ plan }) => plan));
  return (unit, tahun) => plans.has(`${unit} ${tahun}`);
}

/** The row of a programme in analysis 5; none where it met its target and nobody wrote a cause. */
function causeRow(program: Program, { penyebab, solusi }: Written): string[][] {
  const capaian = achieved(program, program.target, program.realisasi);
  const cause = texts(penyebab);
  if (cause === '-' && (capaian === null || capaian >= 100)) return [];
  const name = [program.kode, program.nama ?? 'Tanpa program'].filter(Boolean).join(' ');
  return [[name, percentage(capaian), cause, texts(solusi)]];
}
const sortedTexts = ([name = '', capaian = '', ...cells]: readonly string[]) => [
  name,
  capaian,
  ...cells.map(inOrder),
];

describe.each([
  [OWN, 2024, 'dinkes'],
  [OWN, 2025, 'dinkes'],
  [OTHER, 2024, 'pemda'],
  [1013, 2024, 'pemda'],
] as const)(
  'every cell of the report of unit %i in %i is what the raw rows give',
  (unit, tahun, username) => {
    const at = (tahun - 2023) as 1 | 2;
    const readAll = async () => {
      const sections = await read(unitPath(unit), username, tahun);
      const goals = await server.db
        .selectFrom('sasaran_strategis_pd')
        .selectAll()
        .where('satuan_kerja_id', '=', unit)
        .where('tahun_mulai', '=', 2024)
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .execute();
      const programs = await server.db
        .selectFrom('kinerja_program')
        .leftJoin('program', 'program.id', 'kinerja_program.program_id')
        .selectAll('kinerja_program')
        .select(['program.kode', 'program.nama'])
        .where('kinerja_program.satuan_kerja_id', '=', unit)
        .where('kinerja_program.tahun_kinerja', '=', tahun)
        .where('kinerja_program.deleted_at', 'is', null)
        .orderBy(sql`program.kode nulls last, kinerja_program.id`)
        .execute();
      return {
        sections,
        goals,
        programs,
        names: [...new Set(goals.map((goal) => goal.sasaran_strategis_satker))],
      };
    };

    it('for its indicators and what they are compared with', async () => {
      const { sections, goals, names } = await readAll();
      expect(goals.length).toBeGreaterThan(0);
      expect(tableOf(sections, 'iku').baris).toEqual(
        goals.map((goal, index) => [
          String(index + 1),
          goal.sasaran_strategis_satker,
          goal.iku,
          goal.satuan ?? '-',
          ...years.map((year) => promised(goal, goal[`target_${year}`])),
        ]),
      );
      for (const [index, name] of names.entries()) {
        const own = goals.filter((goal) => goal.sasaran_strategis_satker === name);
        const cells = own.map((goal) => compared({ ...goal, indikator: goal.iku }, at));
        for (const analysis of [1, 2, 3, 4] as const)
          expect(tableOf(sections, `analisis-${index + 1}-${analysis}`).baris).toEqual(
            cells.map((tables) => tables[analysis - 1]),
          );
      }
    });

    it('for its programmes, their money and what of it was saved', async () => {
      const { sections, goals, programs, names } = await readAll();
      expect(programs.length).toBeGreaterThan(0);
      const below = (id: number) => programs.filter((program) => program.sasaran_strategis_pd_id === id);
      const saved = goals.map((goal) => {
        const capaian = achieved(goal, goal[`target_${at}`], goal[`realisasi_${at}`]);
        const pagu = sumOf(below(goal.id).map(({ anggaran }) => anggaran));
        const spent = sumOf(below(goal.id).map(({ realisasi_anggaran }) => realisasi_anggaran));
        return { goal, ...savings(goal.iku, capaian, pagu, spent) };
      });
      for (const [index, name] of names.entries()) {
        const own = goals.filter((goal) => goal.sasaran_strategis_satker === name);
        const supporting = own.flatMap(({ id }) => below(id));
        const table = tableOf(sections, `analisis-${index + 1}-7`);
        const withUnit = (text: string, satuan: string | null) => [text, satuan].filter(Boolean).join(' ');
        expect(table.baris).toEqual(
          supporting.map((program) => [
            [program.kode, program.nama ?? 'Tanpa program'].filter(Boolean).join(' '),
            program.indikator,
            withUnit(promised(program, program.target), program.satuan),
            program.realisasi === null ? '-' : withUnit(measure(program.realisasi), program.satuan),
            percentage(achieved(program, program.target, program.realisasi)),
            money(program.anggaran),
          ]),
        );
        if (supporting.length > 0)
          expect(table.total?.at(-1)).toBe(money(sumOf(supporting.map(({ anggaran }) => anggaran ?? 0))));
        expect(tableOf(sections, `analisis-${index + 1}-6`).baris).toEqual(
          saved.filter(({ goal }) => own.includes(goal)).map(({ cells }) => cells),
        );
      }
      const efisiensiTable = tableOf(sections, 'efisiensi');
      expect(efisiensiTable.baris.toSorted()).toEqual(saved.map(({ cells }) => cells).toSorted());
      const counted = saved.filter(({ hemat }) => hemat !== null);
      const all = sumOf(counted.map(({ hemat }) => hemat));
      expect(efisiensiTable.total?.slice(2, 5)).toEqual([
        money(sumOf(saved.map(({ pagu }) => pagu ?? 0))),
        money(sumOf(saved.map(({ spent }) => spent ?? 0))),
        all === null ? '' : savedOf(all, sumOf(counted.map(({ pagu }) => pagu)) ?? 1),
      ]);

      const spending = tableOf(sections, 'realisasi-anggaran');
      const kinds = [
        ...new Set(programs.map(({ kode, nama }) => `${kode ?? '-'}\n${nama ?? 'Tanpa program'}`)),
      ];
      const rows = kinds.map((kind) => {
        const own = programs.filter(
          ({ kode, nama }) => `${kode ?? '-'}\n${nama ?? 'Tanpa program'}` === kind,
        );
        const pagu = sumOf(own.map(({ anggaran }) => anggaran ?? 0)) ?? 0;
        const spent = sumOf(own.map(({ realisasi_anggaran }) => realisasi_anggaran));
        const share = spent === null || pagu === 0 ? null : percent(whole(spent), whole(pagu));
        return [...kind.split('\n'), money(pagu), money(spent), percentage(share)];
      });
      expect(spending.baris.map((row) => row.slice(1)).toSorted()).toEqual(rows.toSorted());
      expect(
        tableOf(sections, 'anggaran-program')
          .baris.map((row) => row.slice(1))
          .toSorted(),
      ).toEqual(rows.map((row) => row.slice(0, 3)).toSorted());
    });

    it('for why its programmes missed their targets, and what is done about it', async () => {
      const { sections, goals, programs, names } = await readAll();
      const causesOf = await causesIn(tahun);
      let told = 0;
      for (const [index, name] of names.entries()) {
        const own = goals.filter((goal) => goal.sasaran_strategis_satker === name);
        const rows = own
          .flatMap(({ id }) => programs.filter((program) => program.sasaran_strategis_pd_id === id))
          .flatMap((program) => causeRow(program, causesOf(program)));
        const { baris } = tableOf(sections, `analisis-${index + 1}-5`);
        expect(baris.map(sortedTexts)).toEqual(rows);
        told += rows.length;
      }
      if (unit === OWN && tahun === 2024) expect(told).toBeGreaterThan(2);
    });

    it('for its people, the agreement and the goals that it serves', async () => {
      const { sections, goals } = await readAll();
      const people = await rowsOf(sql<{ nip: string; pangkat: string | null; jabatan: string | null }>`
      select peg_nip nip, pangkat_gol pangkat, jenis_jabatan jabatan from pegawai
      where satuan_kerja_id = ${unit} and deleted_at is null and berhenti_pada is null`);
      for (const [kode, kind] of [
        ['pegawai-pangkat', 'pangkat'],
        ['pegawai-jabatan', 'jabatan'],
      ] as const) {
        const { baris, total } = tableOf(sections, kode);
        const count = (own: typeof people) => {
          const contract = own.filter(({ nip }) => nip.slice(12, 14) === '21').length;
          return [own.length - contract, contract, own.length].map((n) => digits(n, 0));
        };
        expect(total).toEqual(['Jumlah', ...count(people)]);
        const kinds = [...new Set(people.map((person) => person[kind]))];
        const shown = (name: string | null) =>
          name === null ? 'Belum diisi' : name.charAt(0).toUpperCase() + name.slice(1);
        expect(baris.toSorted()).toEqual(
          kinds.map((name) => [shown(name), ...count(people.filter((one) => one[kind] === name))]).toSorted(),
        );
      }
      const items = await rowsOf(sql<{ cells: string[]; target: number | null }>`
      select array[i.sasaran, i.indikator, coalesce(i.satuan, '-')] cells, i.target
      from pk_item i join perjanjian_kinerja p on p.id = i.perjanjian_kinerja_id
      where p.satuan_kerja_id = ${unit} and p.tahun = ${tahun} and p.jenis = 'sasaran-strategis-pd'
        and p.perubahan_ke = (select max(q.perubahan_ke) from perjanjian_kinerja q
          where q.satuan_kerja_id = ${unit} and q.tahun = ${tahun} and q.jenis = 'sasaran-strategis-pd')
      group by 1, 2 order by min(i.id)`);
      expect(items.length).toBeGreaterThan(0);
      expect(tableOf(sections, 'perjanjian-kinerja').baris.map((row) => row.slice(1))).toEqual(
        items.map(({ cells, target }) => [...cells, measure(target)]),
      );
      const served = new Set(
        goals.map((goal) => JSON.stringify([goal.tujuan_pd ?? '-', goal.sasaran_strategis_satker])),
      );
      const shown = tableOf(sections, 'tujuan-sasaran').baris.map((row) => JSON.stringify(row.slice(0, 2)));
      expect(new Set(shown)).toEqual(served);
    });
  },
);

it.each([2024, 2025])(
  'every cell of the regency’s report in %i is what the raw rows of final plans give',
  async (tahun) => {
    const at = (tahun - 2023) as 1 | 2;
    const sections = await read(lkipTabelCalls.kabupaten.path, 'pemda', tahun);
    const goals = await server.db
      .selectFrom('sasaran_strategis_rpjmd as r')
      .innerJoin('sasaran_strategis as s', 's.id', 'r.sasaran_strategis_id')
      .innerJoin('indikator_sasaran_strategis as i', 'i.id', 'r.indikator_sasaran_strategis_id')
      .selectAll('r')
      .select(['s.sasaran', 'i.indikator', 'i.id as nomor'])
      .where('r.tahun_mulai', '=', 2024)
      .where('r.deleted_at', 'is', null)
      .orderBy('r.id')
      .execute();
    expect(goals.length).toBeGreaterThan(5);
    expect(tableOf(sections, 'iku').baris).toEqual(
      goals.map((goal, index) => [
        String(index + 1),
        goal.sasaran,
        goal.indikator,
        goal.satuan ?? '-',
        ...years.map((year) => promised(goal, goal[`target_${year}`])),
      ]),
    );
    const isFinal = await finalPlans();
    const planned = await server.db
      .selectFrom('kinerja_program as k')
      .innerJoin('sasaran_strategis_pd as pd', 'pd.id', 'k.sasaran_strategis_pd_id')
      .innerJoin('satuan_kerja as unit', 'unit.satuan_kerja_id', 'k.satuan_kerja_id')
      .leftJoin('program', 'program.id', 'k.program_id')
      .selectAll('k')
      .select([
        'program.kode',
        'program.nama',
        'unit.satuan_kerja_nama',
        'pd.sasaran_strategis_rpjmd_id as goal_id',
      ])
      .where('k.tahun_kinerja', '=', tahun)
      .where('k.deleted_at', 'is', null)
      .where('pd.deleted_at', 'is', null)
      .execute();
    const programs = planned.filter(({ satuan_kerja_id }) => isFinal(satuan_kerja_id, tahun));
    const causesOf = await causesIn(tahun, isFinal);
    const saved = goals.map((goal) => {
      const own = programs.filter(({ goal_id }) => goal_id === goal.id);
      const pagu = sumOf(own.map(({ anggaran }) => anggaran));
      const spent = sumOf(own.map(({ realisasi_anggaran }) => realisasi_anggaran));
      const capaian = achieved(goal, goal[`target_${at}`], goal[`realisasi_${at}`]);
      return { goal, own, ...savings(goal.indikator, capaian, pagu, spent) };
    });
    const sorted = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join('\n')).toSorted();
    for (const [index, sasaran] of [...new Set(goals.map((goal) => goal.sasaran))].entries()) {
      const own = saved.filter(({ goal }) => goal.sasaran === sasaran);
      const table = (analysis: number) => tableOf(sections, `analisis-${index + 1}-${analysis}`);
      const cells = own.map(({ goal }) => compared(goal, at));
      for (const analysis of [1, 2, 3, 4])
        expect(table(analysis).baris).toEqual(cells.map((tables) => tables[analysis - 1]));
      const supporting = own.flatMap((row) => row.own);
      expect(sorted(table(5).baris.map(sortedTexts))).toEqual(
        sorted(supporting.flatMap((program) => causeRow(program, causesOf(program)))),
      );
      expect(table(6).baris).toEqual(own.map((row) => row.cells));
      const withUnit = (text: string, satuan: string | null) => [text, satuan].filter(Boolean).join(' ');
      expect(sorted(table(7).baris)).toEqual(
        sorted(
          supporting.map((program) => [
            program.satuan_kerja_nama,
            [program.kode, program.nama ?? 'Tanpa program'].filter(Boolean).join(' '),
            program.indikator,
            withUnit(promised(program, program.target), program.satuan),
            program.realisasi === null ? '-' : withUnit(measure(program.realisasi), program.satuan),
            percentage(achieved(program, program.target, program.realisasi)),
            money(program.anggaran),
          ]),
        ),
      );
    }
    const efisiensiTable = tableOf(sections, 'efisiensi');
    expect(sorted(efisiensiTable.baris)).toEqual(sorted(saved.map(({ cells }) => cells)));
    const counted = saved.filter(({ hemat }) => hemat !== null);
    expect(efisiensiTable.total?.slice(2, 5)).toEqual([
      money(sumOf(saved.map(({ pagu }) => pagu ?? 0))),
      money(sumOf(saved.map(({ spent }) => spent ?? 0))),
      counted.length === 0
        ? ''
        : savedOf(sumOf(counted.map(({ hemat }) => hemat)) ?? 0, sumOf(counted.map(({ pagu }) => pagu)) ?? 1),
    ]);
    const units = [...new Set(programs.map(({ satuan_kerja_nama }) => satuan_kerja_nama))].map((name) => {
      const own = programs.filter(({ satuan_kerja_nama }) => satuan_kerja_nama === name);
      const pagu = sumOf(own.map(({ anggaran }) => anggaran ?? 0)) ?? 0;
      const spent = sumOf(own.map(({ realisasi_anggaran }) => realisasi_anggaran));
      const share = spent === null || pagu === 0 ? null : percent(whole(spent), whole(pagu));
      return [name, money(pagu), money(spent), percentage(share)];
    });
    expect(units.length).toBeGreaterThan(tahun === 2024 ? 30 : 20);
    expect(sorted(tableOf(sections, 'realisasi-anggaran').baris.map((row) => row.slice(1)))).toEqual(
      sorted(units),
    );
    expect(sorted(tableOf(sections, 'anggaran-program').baris.map((row) => row.slice(1)))).toEqual(
      sorted(units.map((row) => row.slice(0, 2))),
    );
    const missions = await rowsOf(sql<{ cells: string[] }>`select array[nomor, misi] cells from misi
    where deleted_at is null`);
    expect(sorted(tableOf(sections, 'misi').baris)).toEqual(sorted(missions.map(({ cells }) => cells)));
  },
);

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

it('the regency’s tables are the same for every reader, and drafts are not in them', async () => {
  const tables = (username: string) => read(lkipTabelCalls.kabupaten.path, username, 2025);
  const whole = await tables('pemda');
  expect(await tables('dinkes')).toEqual(whole);
  const units = tableOf(whole, 'anggaran-program').baris.map((row) => row[1]);
  expect(units.length).toBeGreaterThan(20);
  expect(units).not.toContain('Dinas Kesehatan');
});
