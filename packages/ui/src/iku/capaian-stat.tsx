import type { CapaianCount } from '@selaras/contracts';
import { EMPTY_VALUE } from '@selaras/domain';
import { ProgressRing } from '../chart/progress-ring';
import { StatCard, type StatCardProps } from '../chart/stat-card';
import { AwaitedStat } from './awaited-stat';

/** Sum of a count of achievements. */
export function countOf({ tercapai, tidak_tercapai, belum_ada_data }: CapaianCount): number {
  return tercapai + tidak_tercapai + belum_ada_data;
}

/** What stands against the achieved ones, in words. */
export function countWords({ tidak_tercapai, belum_ada_data }: CapaianCount): string {
  const parts = [
    tidak_tercapai > 0 && `${tidak_tercapai} belum tercapai`,
    belum_ada_data > 0 && `${belum_ada_data} belum ada data`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'Semua tercapai' : parts.join(', ');
}

interface CapaianStatProps extends Pick<StatCardProps, 'linkOf'> {
  count: CapaianCount | undefined;
}

/** How many key indicators reached their target. */
export function CapaianStat({ count, linkOf }: CapaianStatProps) {
  const label = 'Indikator utama tercapai';
  if (count === undefined) return <AwaitedStat label={label} />;
  const total = countOf(count);
  if (total === 0) return <StatCard label={label} value={EMPTY_VALUE} meaning="Belum ada indikator" />;
  return (
    <StatCard
      label={label}
      value={String(count.tercapai)}
      unit={`dari ${total}`}
      picture={
        <ProgressRing label={label} size={56} status="tercapai" value={(count.tercapai / total) * 100} />
      }
      meaning={countWords(count)}
      linkOf={linkOf}
    />
  );
}
