import type { LimaTahunanListRow } from '@selaras/contracts';
import { yearsOfPeriod } from '@selaras/domain';
import { Sparkline } from '@selaras/ui';

const positions = [1, 2, 3, 4, 5] as const;

/** Where the targets of the five years are going. */
export function TargetLine({ row }: { row: LimaTahunanListRow }) {
  const years = yearsOfPeriod(row.tahun_mulai);
  const points = positions.map((posisi, index) => ({
    label: String(years[index]),
    value: row[`target_${posisi}`],
  }));
  return <Sparkline label={`Target ${years[0]}–${years.at(-1)}`} points={points} />;
}
