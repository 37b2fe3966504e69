import { keadaanCapaian, type StatusCapaian, statusCapaianOf } from '../capaian/status-capaian';

/** An indicator with its achievement in the years of a period. */
interface FiveYears {
  readonly id: number;
  readonly tahunan: readonly { readonly tahun: number; readonly capaian: number | null }[];
}

/** An indicator below the goal that it measures. */
export interface BranchLine<Measure extends FiveYears> {
  readonly key: string;
  readonly goal: string;
  readonly measure: Measure;
}

/** A part of a plan: what is wanted, how it is measured, what stands below it, and the programmes for it. */
export interface PlanBranch<Measure extends FiveYears, Program = never> {
  /** Names it in the address. */
  readonly key: string;
  readonly label: string;
  readonly text: string;
  readonly lines: readonly BranchLine<Measure>[];
  readonly below: readonly PlanBranch<Measure, Program>[];
  readonly programs: readonly Program[];
}

/** Achievements that the tree is filtered by; the first one shows all. */
export const statusFilters = ['semua', ...keadaanCapaian] as const;
export type StatusFilter = (typeof statusFilters)[number];

interface RegencyTree<Measure extends FiveYears> {
  readonly misi: readonly {
    readonly id: number;
    readonly nomor: string;
    readonly misi: string;
    readonly tujuan: readonly {
      readonly id: number;
      readonly nomor: string;
      readonly tujuan: string;
      readonly indikator: readonly Measure[];
      readonly sasaran: readonly {
        readonly nomor: string;
        readonly sasaran: string;
        readonly indikator: readonly Measure[];
      }[];
    }[];
  }[];
}

/** Missions with their goals; a goal's lines are its own indicators and those of its objectives. */
export const rpjmdBranches = <Measure extends FiveYears>({
  misi,
}: RegencyTree<Measure>): PlanBranch<Measure>[] =>
  misi.map(({ id, nomor, misi: text, tujuan }) => ({
    key: `misi-${id}`,
    label: `Misi ${nomor}`,
    text,
    lines: [],
    programs: [],
    below: tujuan.map((goal) => ({
      key: `tujuan-${goal.id}`,
      label: `Tujuan ${goal.nomor}`,
      text: goal.tujuan,
      below: [],
      programs: [],
      lines: [
        ...goal.indikator.map((measure) => ({
          key: `tujuan-${measure.id}`,
          goal: `Tujuan ${goal.nomor}`,
          measure,
        })),
        ...goal.sasaran.flatMap(({ nomor, sasaran, indikator }) =>
          indikator.map((measure) => ({
            key: `sasaran-${measure.id}`,
            goal: `Sasaran ${nomor}: ${sasaran}`,
            measure,
          })),
        ),
      ],
    })),
  }));

interface UnitGoal<Program> extends FiveYears {
  readonly sasaran: string;
  /** Goal of the regency that it serves. */
  readonly induk: {
    readonly id: number;
    readonly nomor: string;
    readonly sasaran: string;
    readonly indikator: string;
  };
  readonly program: readonly Program[];
}

/** A unit's goals by the goal of the regency that they serve, in the order in which they come. */
export function renstraBranches<Program, Goal extends UnitGoal<Program>>(
  goals: readonly (Goal & UnitGoal<Program>)[],
): PlanBranch<Goal, Program>[] {
  const parents = new Map(goals.map(({ induk }) => [induk.id, induk]));
  return [...parents.values()].map(({ id, nomor, sasaran, indikator }) => {
    const own = goals.filter(({ induk }) => induk.id === id);
    return {
      key: `sasaran-${id}`,
      label: `Mendukung sasaran RPJMD ${nomor}`,
      text: `${sasaran} (${indikator})`,
      below: [],
      lines: own.map((goal) => ({ key: String(goal.id), goal: goal.sasaran, measure: goal })),
      programs: own.flatMap(({ program }) => program),
    };
  });
}

const statusIn = (tahun: number, { tahunan }: FiveYears): StatusCapaian =>
  statusCapaianOf(tahunan.find((year) => year.tahun === tahun)?.capaian ?? null, false);

/** All indicators of these branches. */
export const linesOf = <Measure extends FiveYears, Program>(
  branches: readonly PlanBranch<Measure, Program>[],
): BranchLine<Measure>[] => branches.flatMap(({ lines, below }) => [...lines, ...linesOf(below)]);

/** How many indicators each filter shows. */
export const countsOf = <Measure extends FiveYears, Program>(
  branches: readonly PlanBranch<Measure, Program>[],
  tahun: number,
): Record<StatusFilter, number> => {
  const all = linesOf(branches).map(({ measure }) => statusIn(tahun, measure));
  const of = (status: StatusCapaian) => all.filter((one) => one === status).length;
  return {
    semua: all.length,
    tercapai: of('tercapai'),
    'tidak-tercapai': of('tidak-tercapai'),
    'belum-ada-data': of('belum-ada-data'),
  };
};

/** One branch with the way to it; an unknown key shows the whole tree. */
export function branchesWithin<Measure extends FiveYears, Program>(
  branches: readonly PlanBranch<Measure, Program>[],
  key: string | null,
): readonly PlanBranch<Measure, Program>[] {
  const found = branches.flatMap((branch) => {
    if (branch.key === key) return branch;
    const below = branch.below.filter((one) => one.key === key);
    return below.length > 0 ? { ...branch, lines: [], programs: [], below } : [];
  });
  return found.length > 0 ? found : branches;
}

/** The tree with the indicators of one achievement; branches without any are left out. */
export function withStatus<Measure extends FiveYears, Program>(
  branches: readonly PlanBranch<Measure, Program>[],
  status: StatusFilter,
  tahun: number,
): readonly PlanBranch<Measure, Program>[] {
  if (status === 'semua') return branches;
  return branches
    .map((branch) => ({
      ...branch,
      lines: branch.lines.filter(({ measure }) => statusIn(tahun, measure) === status),
      below: withStatus(branch.below, status, tahun),
    }))
    .filter(({ lines, below }) => lines.length > 0 || below.length > 0);
}
