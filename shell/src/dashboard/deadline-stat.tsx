import { COUNT_DOWN_ENDED_TEXT, EMPTY_VALUE, formatDate } from '@selaras/domain';
import { type CountDownSetting, useSession } from '@selaras/portal';
import { StatCard } from '@selaras/ui';
import { useCountDown } from '../count-down/use-count-down';

const LABEL = 'Batas waktu pengisian';

/** Days left for filling in plans. */
export function DeadlineStat() {
  const { countDown } = useSession();
  return countDown === null ? (
    <StatCard label={LABEL} value={EMPTY_VALUE} loading />
  ) : (
    <KnownDeadline setting={countDown} />
  );
}

function KnownDeadline({ setting }: { setting: CountDownSetting }) {
  const countDown = useCountDown(setting);
  const date = setting.nilaiDate;
  if (countDown.remaining === null) {
    return <StatCard label={LABEL} value={EMPTY_VALUE} meaning="Belum ditetapkan" />;
  }
  if (!countDown.active) {
    return (
      <StatCard label={LABEL} value="Habis" meaning={`${COUNT_DOWN_ENDED_TEXT} (${formatDate(date)})`} />
    );
  }
  const { days, hours } = countDown.remaining;
  return (
    <StatCard
      label={LABEL}
      value={String(days > 0 ? days : hours)}
      unit={days > 0 ? 'hari lagi' : 'jam lagi'}
      meaning={`Perencanaan dapat diisi sampai sebelum ${formatDate(date)}`}
    />
  );
}
