import type { PlanFigures } from '@selaras/contracts';
import { formatMeasure, formatRange } from '@selaras/domain';

export type Target = Pick<PlanFigures, 'polaritas' | 'range_min' | 'range_max' | 'target'>;

/** The year's target as it is shown: of an indicator that is to stay within bounds these bounds. */
export const targetText = ({ polaritas, range_min, range_max, target }: Target): string =>
  polaritas === 'range' ? formatRange(range_min, range_max) : formatMeasure(target);
