import { COUNT_DOWN_ENDED_TEXT, EMPTY_VALUE, formatDate } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { StatCard } from '@selaras/ui';
import { useCountDown } from '../count-down/use-count-down';

/** Days left for filling in plans. */
export function DeadlineStat() {
  const countDown = useCountDown();
  const date = useSession().countDown?.nilaiDate ?? null;
  const label = 'Batas waktu pengisian';
  if (countDown === null) return <StatCard label={label} value={EMPTY_VALUE} loading />;
  if (countDown.remaining === null) {
    return <StatCard label={label} value={EMPTY_VALUE} meaning="Belum ditetapkan" />;
  }
  if (!countDown.active) {
    return (
      <StatCard label={label} value="Habis" meaning={`${COUNT_DOWN_ENDED_TEXT} (${formatDate(date)})`} />
    );
  }
  const { days, hours } = countDown.remaining;
  return (
    <StatCard
      label={label}
      value={String(days > 0 ? days : hours)}
      unit={days > 0 ? 'hari lagi' : 'jam lagi'}
      meaning={`Perencanaan dapat diisi sampai sebelum ${formatDate(date)}`}
    />
  );
}
