import { triwulanWord } from '@selaras/domain';
import { Badge } from '@selaras/ui';

interface TertinggalBadgeProps {
  /** Quarters that keep somebody behind. */
  readonly tertinggal: readonly number[];
  /** The quarter that is shown. */
  readonly triwulan: number;
}

/** Whether somebody is behind: in the quarter that is shown, or only in others, which are named. */
export function TertinggalBadge({ tertinggal, triwulan }: TertinggalBadgeProps) {
  if (tertinggal.length === 0) return null;
  if (tertinggal.includes(triwulan)) return <Badge tone="danger">Tertinggal</Badge>;
  return <Badge>Kurang di {tertinggal.map(triwulanWord).join(', ')}</Badge>;
}
