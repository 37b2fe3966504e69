import { EMPTY_VALUE } from '@selaras/domain';
import { ProgressRing } from '../chart/progress-ring';
import { StatCard } from '../chart/stat-card';

/** A figure with its ring that has not come yet, as large as it will be. */
export const AwaitedStat = ({ label }: { label: string }) => (
  <StatCard
    label={label}
    value={EMPTY_VALUE}
    meaning={EMPTY_VALUE}
    picture={<ProgressRing label={label} value={null} size={56} />}
    loading
  />
);
