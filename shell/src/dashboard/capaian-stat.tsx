import type { CapaianCount } from '@selaras/contracts';
import { EMPTY_VALUE } from '@selaras/domain';
import { ProgressRing, StatCard } from '@selaras/ui';

/** Sum of a count of achievements. */
export function countOf({ tercapai, tidak_tercapai, belum_ada_data }: CapaianCount): number {
  return tercapai + tidak_tercapai + belum_ada_data;
}

/** How many key indicators reached their target. */
export function CapaianStat({ label, count }: { label: string; count: CapaianCount | undefined }) {
  if (count === undefined) return <StatCard label={label} value={EMPTY_VALUE} loading />;
  const total = countOf(count);
  return (
    <StatCard
      label={label}
      value={String(count.tercapai)}
      unit={`dari ${total} tercapai`}
      picture={
        <ProgressRing
          label={`${label} yang tercapai`}
          size={56}
          status="tercapai"
          value={total === 0 ? null : (count.tercapai / total) * 100}
        />
      }
      meaning={`${count.tidak_tercapai} belum tercapai, ${count.belum_ada_data} belum ada data`}
    />
  );
}
