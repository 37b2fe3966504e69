import type { AnggaranSummary } from '@selaras/contracts';
import { formatPercent, formatRupiahParts } from '@selaras/domain';
import { ProgressRing } from '../chart/progress-ring';
import { StatCard, type StatCardProps } from '../chart/stat-card';
import { AwaitedStat } from './awaited-stat';

interface SerapanStatProps extends Pick<StatCardProps, 'linkOf'> {
  anggaran: AnggaranSummary | undefined;
}

/** Part of the budget that was spent. */
export function SerapanStat({ anggaran, linkOf }: SerapanStatProps) {
  const label = 'Serapan anggaran';
  if (anggaran === undefined) return <AwaitedStat label={label} />;
  const { pagu, realisasi, serapan } = anggaran;
  const [spent, budget] = formatRupiahParts(realisasi, pagu);
  return (
    <StatCard
      label={label}
      value={formatPercent(serapan, 1)}
      picture={<ProgressRing label={label} value={serapan} size={56} />}
      meaning={`${spent} dari pagu ${budget}`}
      linkOf={linkOf}
    />
  );
}
