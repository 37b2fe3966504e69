import { sql } from 'kysely';
import { publicVisibility } from '../../../../kit/visibility/visibility';
import { displayServer } from '../../../../testing/display/display-client';
import { readFigures } from '../tabel/figures';
import { drafOf } from './angka-narasi';

const server = displayServer();

/** Numbers as Indonesian writes them, apart from the portal's own way. */
const angka = (value: number) => new Intl.NumberFormat('id-ID', { maximumFractionDigits: 4 }).format(value);
const dua = (value: number) =>
  new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 }).format(Number(value.toFixed(2)));
const rupiah = (value: number) =>
  `Rp ${new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 }).format(value)}`;

interface Row {
  id: number;
  polaritas: string;
  target: number | null;
  realisasi: number | null;
  sebelum: number | null;
  akhir: number | null;
  nasional: number | null;
  indikator_id: number | null;
  program: number;
  tercapai: number;
  meleset: number;
  pagu: number | null;
  terpakai: number | null;
}

/** Stored figures of every indicator of a year with what lies below it, straight from the tables. */
async function rowsOf(table: 'pd' | 'rpjmd', tahun: number): Promise<(Row & { unit: number })[]> {
  const at = tahun - 2023;
  const column = (name: string, position: number) => sql.ref(`s.${name}_${position}`);
  const before = at === 1 ? sql.ref('s.baseline') : column('realisasi', at - 1);
  const final = sql`exists (select from validasi_perencanaan v where v.satuan_kerja_id = p.satuan_kerja_id
    and v.tahun = ${tahun} and v.keadaan = 'disetujui')`;
  const below =
    table === 'pd'
      ? sql`p.sasaran_strategis_pd_id = s.id and (p.satuan_kerja_id = s.satuan_kerja_id or ${final})`
      : sql`p.sasaran_strategis_pd_id in (select id from sasaran_strategis_pd where sasaran_strategis_rpjmd_id = s.id
          and tahun_mulai = 2024 and deleted_at is null) and ${final}`;
  const name = sql.table(table === 'pd' ? 'sasaran_strategis_pd' : 'sasaran_strategis_rpjmd');
  const { rows } = await sql<Row & { unit: number }>`
    select s.id, s.satuan_kerja_id as unit, s.polaritas, trim_scale(${column('target', at)}) as target,
      trim_scale(${column('realisasi', at)}) as realisasi, trim_scale(${before}) as sebelum,
      trim_scale(s.target_5) as akhir, trim_scale(${column('rata_nasional', at)}) as nasional,
      ${table === 'pd' ? sql`null` : sql`s.indikator_sasaran_strategis_id`} as indikator_id,
      count(p.id)::integer as program, count(p.id) filter (where p.capaian >= 100)::integer as tercapai,
      count(p.id) filter (where p.capaian < 100)::integer as meleset, sum(p.anggaran) as pagu,
      sum(p.realisasi_anggaran) as terpakai
    from ${name} s
    left join kinerja_program p on p.tahun_kinerja = ${tahun} and p.deleted_at is null and ${below}
    where s.tahun_mulai = 2024 and s.deleted_at is null group by s.id order by s.id`.execute(server.db);
  return rows;
}

/** What has to stand in the drafts of an indicator, worked out from its stored figures alone. */
function expected(row: Row): [analisis: number, words: string][] {
  const { polaritas, target, realisasi, sebelum, akhir, nasional, pagu, terpakai } = row;
  const words: [number, string][] = [];
  const ratio = (goal: number) =>
    polaritas === 'minimize'
      ? Math.max(0, (2 * goal - (realisasi ?? 0)) / goal) * 100
      : ((realisasi ?? 0) / goal) * 100;
  if (polaritas !== 'range' && realisasi !== null && target !== null && target > 0) {
    const capaian = Number(ratio(target).toFixed(2));
    words.push([1, `adalah ${angka(realisasi)} `], [1, `${dua(capaian)} persen`]);
    words.push([1, capaian >= 100 ? 'Target tercapai' : 'Target belum tercapai']);
  }
  if (realisasi !== null && sebelum !== null && sebelum !== 0 && realisasi !== sebelum) {
    const growth = (Math.abs(realisasi - sebelum) / Math.abs(sebelum)) * 100;
    const moved = realisasi > sebelum ? 'naik' : 'turun';
    if (growth >= 0.01) words.push([2, `${dua(growth)} persen dari`], [2, `, ${moved} `]);
    words.push([2, `sebesar ${angka(sebelum)} `]);
    const better = realisasi > sebelum === (polaritas === 'maximize');
    if (polaritas !== 'range') words.push([2, better ? 'membaik' : 'menurun']);
  }
  if (polaritas !== 'range' && realisasi !== null && akhir !== null && akhir > 0) {
    const capaian = Number(ratio(akhir).toFixed(2));
    words.push([3, `${dua(capaian)} persen`]);
    const gap = angka(Number(Math.abs(realisasi - akhir).toFixed(4)));
    words.push([3, capaian >= 100 ? 'sudah tercapai' : gap]);
  }
  if (realisasi !== null && nasional !== null && realisasi !== nasional && row.indikator_id !== 3) {
    const gap = angka(Number(Math.abs(realisasi - nasional).toFixed(4)));
    words.push([4, `, ${gap} `], [4, realisasi > nasional ? 'di atas' : 'di bawah']);
  }
  if (nasional === null && row.indikator_id !== 3) words.push([4, 'belum']);
  if (row.program === 0) words.push([5, 'Tidak ada program'], [7, 'Tidak ada program']);
  else {
    const parts = [row.tercapai, row.meleset].filter((count) => count > 0 && count < row.program);
    for (const count of parts) words.push([5, `${count} `]);
    if (row.tercapai === row.program) words.push([5, 'mencapai target']);
    words.push([7, `didukung ${angka(row.program)} kinerja program`]);
    if (pagu !== null && pagu > 0) words.push([7, `anggaran ${rupiah(pagu)}`], [6, rupiah(pagu)]);
  }
  if (pagu !== null && pagu > 0 && terpakai !== null) {
    words.push([6, `terealisasi ${rupiah(terpakai)} atau ${dua((terpakai / pagu) * 100)} persen`]);
  }
  return words;
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const missingOf = (rows: readonly Row[], drafts: ReturnType<typeof drafOf>) =>
  rows.flatMap((row) => {
    const own = drafts.get(row.id);
    return expected(row)
      .filter(([analisis, words]) => !plain(own?.[analisis as 1] ?? '').includes(plain(words)))
      .map(([analisis, words]) => ({ id: row.id, analisis, words, draf: own?.[analisis as 1] }));
  });

it.each([2024, 2025])(
  'every figure in the drafts of every unit is that of its tables, in %p',
  async (tahun) => {
    const rows = await rowsOf('pd', tahun);
    const units = [...new Set(rows.map(({ unit }) => unit))];
    expect(units.length).toBeGreaterThan(30);
    let told = 0;
    for (const unit of units) {
      const own = rows.filter((row) => row.unit === unit);
      const seen = { kelas: 'sendiri', satuanKerjaId: unit, withDivisions: false } as const;
      const drafts = drafOf(await readFigures(server.db, { satuan_kerja_id: unit, tahun }, seen));
      expect([unit, missingOf(own, drafts)]).toEqual([unit, []]);
      told += own.flatMap(expected).length;
    }
    expect(told).toBeGreaterThan(300);
  },
);

it.each([2024, 2025])(
  'every figure in the drafts of the regency is that of its tables, in %p',
  async (tahun) => {
    const rows = await rowsOf('rpjmd', tahun);
    const pemilik = { satuan_kerja_id: null, tahun };
    expect(rows.length).toBeGreaterThan(5);
    for (const own of [publicVisibility, { kelas: 'semua' }] as const) {
      const drafts = drafOf(await readFigures(server.db, pemilik, own));
      expect([own.kelas, missingOf(rows, drafts)]).toEqual([own.kelas, []]);
    }
  },
);
