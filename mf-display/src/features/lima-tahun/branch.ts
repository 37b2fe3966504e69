import type { IndikatorLimaTahun, ProgramRenstra, Rpjmd, SasaranRenstra } from '@selaras/contracts';
import { type StatusCapaian, statusCapaianOf } from '@selaras/domain';

/** An indicator below the goal that it measures. */
export interface Line {
  readonly key: string;
  readonly goal: string;
  readonly measure: IndikatorLimaTahun;
}

/** A part of a plan: what is wanted, how it is measured, what stands below it, and the programmes for it. */
export interface Branch {
  /** Names it in the address. */
  readonly key: string;
  readonly label: string;
  readonly text: string;
  readonly lines: readonly Line[];
  readonly below: readonly Branch[];
  readonly programs: readonly ProgramRenstra[];
}

/** Achievements that the tree is filtered by; the first one shows all. */
export const statusFilters = ['semua', 'tercapai', 'tidak-tercapai', 'belum-ada-data'] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** Missions with their goals; a goal's lines are its own indicators and those of its objectives. */
export const rpjmdBranches = ({ misi }: Rpjmd): Branch[] =>
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

/** A unit's goals by the goal of the regency that they serve, in the order in which they come. */
export function renstraBranches(goals: readonly SasaranRenstra[]): Branch[] {
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

const statusIn = (tahun: number, { tahunan }: IndikatorLimaTahun): StatusCapaian =>
  statusCapaianOf(tahunan.find((year) => year.tahun === tahun)?.capaian ?? null, false);

const linesOf = (branches: readonly Branch[]): Line[] =>
  branches.flatMap(({ lines, below }) => [...lines, ...linesOf(below)]);

/** How many indicators each filter shows. */
export const countsOf = (branches: readonly Branch[], tahun: number): Record<StatusFilter, number> => {
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
export function branchesWithin(branches: readonly Branch[], key: string | null): readonly Branch[] {
  const found = branches.flatMap((branch) => {
    if (branch.key === key) return branch;
    const below = branch.below.filter((one) => one.key === key);
    return below.length > 0 ? { ...branch, lines: [], programs: [], below } : [];
  });
  return found.length > 0 ? found : branches;
}

/** The tree with the indicators of one achievement; branches without any are left out. */
export function withStatus(
  branches: readonly Branch[],
  status: StatusFilter,
  tahun: number,
): readonly Branch[] {
  if (status === 'semua') return branches;
  return branches
    .map((branch) => ({
      ...branch,
      lines: branch.lines.filter(({ measure }) => statusIn(tahun, measure) === status),
      below: withStatus(branch.below, status, tahun),
    }))
    .filter(({ lines, below }) => lines.length > 0 || below.length > 0);
}
