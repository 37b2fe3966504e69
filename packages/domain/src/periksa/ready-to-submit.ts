import { triwulanProblem } from '../capaian/measure';
import { tipeHitungProblem } from '../capaian/triwulan/summable';
import { formatRupiah } from '../numbers/format-number';
import { sumRupiah } from '../numbers/sum-rupiah';
import { fieldsOfStage, type PlanningStatus } from '../perencanaan/planning-lock';
import type { Polaritas } from '../words/polaritas';
import type { TipeHitung } from '../words/tipe-hitung';
import { type BarisPeriksa, checkRencana, type Temuan } from './check-rencana';
import { bidangTemuan } from './temuan-words';

/** A row of a unit's plan as it is handed in; action steps are its lowest level. */
export interface BarisRencana {
  readonly level: string;
  readonly id: number;
  readonly induk_id: number | null;
  /** 0 is a goal of the unit, 4 an action step. */
  readonly kedalaman: number;
  readonly sasaran: string;
  readonly indikator: string;
  readonly satuan: string | null;
  readonly polaritas: Polaritas | null;
  readonly tipe_hitung: TipeHitung | null;
  readonly target: number | null;
  readonly target_tw1: number | null;
  readonly target_tw2: number | null;
  readonly target_tw3: number | null;
  readonly target_tw4: number | null;
  readonly anggaran: number | null;
  readonly pengampu_nama: string | null;
  /** Whether the dictionary explains its indicator; null where none is asked for. */
  readonly kamus: boolean | null;
}

const GOAL = 0;
const STEP = 4;

/** Key of a row in what is found. */
export const kunciRencana = ({ level, id }: Pick<BarisRencana, 'level' | 'id'>): string => `${level}:${id}`;

/**
 * What a unit should look at before it hands in its plan. A goal belongs to the unit as a whole and has no quarters; an
 * action step has quarters alone, nobody above its members, and no entry in the dictionary.
 *
 * @param baris the rows of one unit and year, parents and children of neighbouring levels
 */
export function checkReadyToSubmit(baris: readonly BarisRencana[]): Temuan[] {
  const at = new Map(baris.map((row) => [`${row.kedalaman}:${row.id}`, row]));
  const indukOf = ({ kedalaman, induk_id }: BarisRencana) =>
    induk_id === null ? undefined : at.get(`${kedalaman - 1}:${induk_id}`);
  const pagu = new Map<BarisRencana, number[]>();
  for (const row of baris) {
    const induk = indukOf(row);
    if (induk !== undefined && row.anggaran !== null)
      pagu.set(induk, [...(pagu.get(induk) ?? []), row.anggaran]);
  }
  return checkRencana(
    baris.map((row): BarisPeriksa => {
      const induk = indukOf(row);
      const inner = row.kedalaman !== GOAL && row.kedalaman !== STEP;
      return {
        kunci: kunciRencana(row),
        induk: induk === undefined ? null : kunciRencana(induk),
        kelompok: row.level,
        sasaran: row.sasaran,
        indikator: [row.indikator],
        satuan: row.satuan,
        // The bounds of a range are its target.
        ...(row.polaritas !== 'range' && {
          target: row.kedalaman === STEP ? firstOf(quarters(row)) : row.target,
        }),
        diturunkan: row.kedalaman !== STEP,
        jumlah: inner ? sumProblem(row, pagu.get(row) ?? []) : null,
        hitung: inner ? tipeHitungProblem({ ...row, satuan: row.satuan ?? '' }) : null,
        ...(inner && { pengampu: row.pengampu_nama }),
        ...(row.kamus !== null && { kamus: row.kamus }),
      };
    }),
  );
}

/** Findings parted into what a plan must not lack and what is advised. */
export interface TemuanAjuan {
  readonly wajib: readonly Temuan[];
  readonly saran: readonly Temuan[];
}

/**
 * What keeps a plan from being submitted or approved, and what is only advised. Nothing is required that the unit cannot
 * mend: a plan that was returned, or waits, at a later stage has the fields of that stage open alone (domain §7).
 *
 * @param validasi how the plan stands now; null while it was never submitted
 */
export function partTemuan(
  temuan: readonly Temuan[],
  validasi: Pick<PlanningStatus, 'tahap'> | null,
): TemuanAjuan {
  const open: readonly (string | null)[] = fieldsOfStage(validasi?.tahap ?? 1);
  const isWajib = ({ jenis }: Temuan) => open.includes(bidangTemuan(jenis));
  return { wajib: temuan.filter(isWajib), saran: temuan.filter((one) => !isWajib(one)) };
}

const quarters = (row: BarisRencana) => [row.target_tw1, row.target_tw2, row.target_tw3, row.target_tw4];

const firstOf = (values: readonly (number | null)[]): number | null =>
  values.find((value) => value !== null) ?? null;

/** What does not add up: the quarters of the year's target, or the budgets below of its own. */
function sumProblem(row: BarisRencana, below: readonly number[]): string | null {
  const ofQuarters = triwulanProblem(row.tipe_hitung ?? 'akumulasi', row.target, quarters(row));
  if (ofQuarters !== null) return `Target: ${ofQuarters}`;
  if (below.length === 0) return null;
  const sum = sumRupiah(below);
  if (sum === row.anggaran) return null;
  return `Pagu ${formatRupiah(row.anggaran)}, jumlah di bawahnya ${formatRupiah(sum)}`;
}
