import { triwulanProblem } from '../capaian/measure';
import { isSummable, tipeHitungProblem } from '../capaian/triwulan/summable';
import type { Polaritas, TipeHitung } from '../codes/perencanaan';
import { formatMeasure, formatRupiah } from '../numbers/format-number';
import { MEASURE_DIGITS, round } from '../numbers/round';
import { sumRupiah } from '../numbers/sum-rupiah';
import { fieldsOfStage, type PlanningStatus } from '../perencanaan/planning-lock';
import { type BarisPeriksa, checkRencana, plain, type Selisih, type Temuan } from './check-rencana';
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
  const below = new Map<BarisRencana, BarisRencana[]>();
  for (const row of baris) {
    const induk = indukOf(row);
    if (induk !== undefined) below.set(induk, [...(below.get(induk) ?? []), row]);
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
        jumlah: row.kedalaman === STEP ? [] : sumProblems(row, below.get(row) ?? []),
        hitung: inner ? tipeHitungProblem({ ...row, satuan: row.satuan ?? '' }) : null,
        ...(inner && { pengampu: row.pengampu_nama }),
        ...(row.kamus !== null && { kamus: row.kamus }),
      };
    }),
  );
}

/** Findings parted into what a plan must not lack and what is advised. */
export interface TemuanAjuan {
  readonly wajib: Temuan[];
  readonly saran: Temuan[];
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

/**
 * What does not add up: the quarters of the year's target, the targets below of its own, the budgets below of its own. A
 * goal has neither quarters nor a budget.
 */
function sumProblems(row: BarisRencana, below: readonly BarisRencana[]): Selisih[] {
  const targets = targetProblem(row, below);
  if (row.kedalaman === GOAL) return targets;
  const ofQuarters = triwulanProblem(row.tipe_hitung ?? 'akumulasi', row.target, quarters(row));
  return [
    ...(ofQuarters === null ? [] : [{ isian: 'target' as const, rincian: `Target: ${ofQuarters}` }]),
    ...targets,
    ...paguProblem(row, below),
  ];
}

/**
 * Targets below are only added up where they count the same thing as the row itself: the same indicator in the same unit,
 * of a kind that can be added up. What else stands below it is how the target is reached, not a part of it; steps never
 * are.
 */
function targetProblem(row: BarisRencana, below: readonly BarisRencana[]): Selisih[] {
  const { target, satuan } = row;
  if (target === null || satuan === null || !isAddedUp(row)) return [];
  const same = below.filter(
    (child) =>
      child.kedalaman !== STEP &&
      isAddedUp(child) &&
      plain(child.satuan ?? '') === plain(satuan) &&
      plain(child.indikator) === plain(row.indikator),
  );
  const parts = same.flatMap((child) => child.target ?? []);
  // One that lacks its target is found by itself.
  if (parts.length === 0 || parts.length < same.length) return [];
  const sum = round(
    parts.reduce((total, part) => total + part, 0),
    MEASURE_DIGITS,
  );
  if (sum === round(target, MEASURE_DIGITS)) return [];
  const rincian = `Target ${formatMeasure(target)} ${satuan}, jumlah di bawahnya ${formatMeasure(sum)} ${satuan}`;
  return [{ isian: 'target', rincian }];
}

const isAddedUp = ({ satuan, indikator, polaritas, tipe_hitung }: BarisRencana): boolean =>
  tipe_hitung === 'akumulasi' && polaritas !== 'range' && isSummable({ satuan: satuan ?? '', indikator });

function paguProblem({ anggaran }: BarisRencana, below: readonly BarisRencana[]): Selisih[] {
  const parts = below.flatMap((child) => child.anggaran ?? []);
  if (parts.length === 0) return [];
  const sum = sumRupiah(parts);
  if (sum === anggaran) return [];
  return [
    {
      isian: 'anggaran',
      rincian: `Pagu ${formatRupiah(anggaran)}, jumlah di bawahnya ${formatRupiah(sum)}`,
    },
  ];
}
