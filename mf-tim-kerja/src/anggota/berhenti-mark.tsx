import { formatDate } from '@selaras/domain';
import { Badge } from '@selaras/ui';

/** Beside a name: he works nowhere from this day on (retired, moved away, dismissed, died). Nothing for everybody else. */
export function BerhentiMark({ pada }: { pada: string | null }) {
  const words = berhentiWords(pada);
  return words === null ? null : <Badge tone="danger">{words}</Badge>;
}

/** The same as text. */
export const berhentiWords = (pada: string | null): string | null =>
  pada === null ? null : `Berhenti ${formatDate(pada)}`;
