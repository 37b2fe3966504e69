import { COUNT_DOWN_ENDED_TEXT, EMPTY_VALUE, formatDeadline } from '@selaras/domain';
import { type CountDownSetting, useSession } from '@selaras/portal';
import { StatCard } from '@selaras/ui';
import { useCountDown } from '../count-down/use-count-down';
import { useOverdue } from '../count-down/use-overdue';
import { linkTo } from '../way-on/way-link';
import { PENGISIAN_PART } from './pengisian-quarters';

const LABEL = 'Batas waktu pengisian';

/** Where the deadline is set, where the plans lie that it closes, or who has filled in what before it. */
const way = linkTo(
  { page: 'referensi' },
  { page: 'kinerja-langkah-aksi-terintegrasi' },
  { part: PENGISIAN_PART },
);

/** Days left for filling in plans. */
export function DeadlineStat() {
  const { countDown } = useSession();
  const overdue = useOverdue(countDown === null);
  if (countDown !== null) return <KnownDeadline setting={countDown} />;
  return overdue ? (
    <StatCard label={LABEL} value={EMPTY_VALUE} meaning="Belum terbaca: muat ulang halaman." />
  ) : (
    <StatCard label={LABEL} value={EMPTY_VALUE} loading />
  );
}

function KnownDeadline({ setting }: { setting: CountDownSetting }) {
  const countDown = useCountDown(setting);
  const date = setting.nilaiDate;
  if (countDown.remaining === null) {
    return <StatCard label={LABEL} value={EMPTY_VALUE} meaning="Belum ditetapkan" linkOf={way} />;
  }
  if (!countDown.active) {
    return (
      <StatCard
        label={LABEL}
        value="Habis"
        meaning={`${COUNT_DOWN_ENDED_TEXT} (${formatDeadline(date)})`}
        linkOf={way}
      />
    );
  }
  const { days, hours } = countDown.remaining;
  return (
    <StatCard
      label={LABEL}
      value={String(days > 0 ? days : hours)}
      unit={days > 0 ? 'hari lagi' : 'jam lagi'}
      meaning={`Perencanaan dapat diisi sampai sebelum ${formatDeadline(date)}`}
      linkOf={way}
    />
  );
}
