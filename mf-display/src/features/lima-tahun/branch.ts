import type { IndikatorLimaTahun, ProgramRenstra } from '@selaras/contracts';
import type { BranchLine, PlanBranch } from '@selaras/domain';

/** A part of the regency's plan or a unit's. */
export type Branch = PlanBranch<IndikatorLimaTahun, ProgramRenstra>;

/** An indicator below the goal that it measures. */
export type Line = BranchLine<IndikatorLimaTahun>;
