import { type CountDown, countDownOf, shellConstants } from '@selaras/domain';
import { type CountDownSetting, useSession } from '@selaras/portal';
import { useEffect, useState } from 'react';

/** State of the deadline at a moment of this computer's clock, put right by the server's. */
function countDownAt(setting: CountDownSetting, now: number): CountDown {
  return countDownOf(setting.nilaiDate, new Date(now + setting.clockOffset));
}

/** State of the deadline, counted anew every second; null until it is known. */
export function useCountDown(): CountDown | null {
  const { countDown: setting } = useSession();
  const [now, setNow] = useState(Date.now);
  const ticking =
    setting !== null && countDownAt(setting, now).remaining !== null && countDownAt(setting, now).active;

  useEffect(() => {
    setNow(Date.now());
    if (!ticking) return;
    const timer = setInterval(() => setNow(Date.now()), shellConstants.countDownTickMs);
    return () => clearInterval(timer);
  }, [ticking]);

  return setting === null ? null : countDownAt(setting, now);
}
