import { type AnggaranTotals, rekapAnggaranCalls } from '@selaras/contracts';
import { nomenklaturWords, triwulanRomawi } from '@selaras/domain';
import { can, type RoleName } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { findSatuanKerja } from '../../../kit/satuan-kerja/satuan-kerja-repository';
import { sendXlsx } from '../../../kit/xlsx/send-xlsx';
import { ProblemError } from '../../../plugins/problem';
import { type RouteInput, route } from '../../../plugins/route';
import { buildRekap, rowsOf, sumOf } from './rekap-anggaran';
import { findRekapRows } from './rekap-anggaran-repository';
import { findRekapUnit } from './rekap-kabupaten-repository';

type Input = Pick<
  RouteInput<RoleName, unknown, { satuan_kerja_id: number }, unknown>,
  'db' | 'actor' | 'tahun' | 'query'
>;

const angka = ['Pagu', ...triwulanRomawi, 'Realisasi', 'Sisa', 'Serapan (%)'];
const angkaOf = ({ pagu, tw, realisasi, sisa, serapan }: AnggaranTotals) => [
  pagu,
  ...tw,
  realisasi,
  sisa,
  serapan,
];

/** One portion of rows, which is all of them. */
async function* only<Row>(rows: Row): AsyncGenerator<Row> {
  yield rows;
}

/** A unit's budget as a tree, for its own people and for who sees all. */
async function readTree({ db, actor, tahun, query: { satuan_kerja_id } }: Input) {
  if (!can(actor, rekapAnggaranCalls.tree.act, { satuan_kerja_id })) throw new ProblemError('TIDAK_BERHAK');
  const [satuan_kerja, rows] = await Promise.all([
    findSatuanKerja(db, satuan_kerja_id),
    findRekapRows(db, satuan_kerja_id, tahun),
  ]);
  if (satuan_kerja === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  const { program, total } = buildRekap(rows);
  return { satuan_kerja, baris: rowsOf(program), total };
}

/** `/rekap-anggaran`: the tree of a unit and the sums of all units (domain §9). */
export function registerRekapTree(app: FastifyInstance): void {
  route(app, rekapAnggaranCalls.tree, async (input) => ({ data: await readTree(input) }));

  route(app, rekapAnggaranCalls.export, async ({ reply, ...input }) => {
    const { satuan_kerja, baris, total } = await readTree(input);
    const lines = baris.map((row) => [row.kode, nomenklaturWords[row.level], row.nama, ...angkaOf(row)]);
    return sendXlsx(reply, {
      nama: `rekap-anggaran-${satuan_kerja.satuan_kerja_id}`,
      tahun: input.tahun,
      headings: ['Kode', 'Tingkat', 'Uraian', ...angka],
      rows: only([...lines, [null, null, 'Jumlah seluruh program', ...angkaOf(total)]]),
    });
  });

  route(app, rekapAnggaranCalls.kabupaten, async ({ db, tahun }) => {
    const baris = await findRekapUnit(db, tahun);
    return { data: { baris, total: sumOf(baris) } };
  });

  route(app, rekapAnggaranCalls.exportKabupaten, async ({ db, tahun, reply }) => {
    const baris = await findRekapUnit(db, tahun);
    const lines = baris.map((row) => [row.satuan_kerja.satuan_kerja_nama, ...angkaOf(row)]);
    return sendXlsx(reply, {
      nama: 'rekap-anggaran-kabupaten',
      tahun,
      headings: ['Satuan kerja', ...angka],
      rows: only([...lines, ['Jumlah kabupaten', ...angkaOf(sumOf(baris))]]),
    });
  });
}
