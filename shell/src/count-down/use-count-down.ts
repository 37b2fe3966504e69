import { type CountDown, countDownOf, shellConstants } from '@selaras/domain';
import type { CountDownSetting } from '@selaras/portal';
import { useEffect, useState } from 'react';

/** State of the deadline at a moment of this computer's clock, put right by the server's. */
function countDownAt(setting: CountDownSetting, now: number): CountDown {
  return countDownOf(setting.nilaiDate, new Date(now + setting.clockOffset));
}

/** State of the deadline, counted anew every second. */
export function useCountDown(setting: CountDownSetting): CountDown {
  const [now, setNow] = useState(Date.now);
  const { active, remaining } = countDownAt(setting, now);
  const ticking = active && remaining !== null;

  useEffect(() => {
    setNow(Date.now());
    if (!ticking) return;
    const timer = setInterval(() => setNow(Date.now()), shellConstants.countDownTickMs);
    return () => clearInterval(timer);
  }, [ticking]);

  return countDownAt(setting, now);
}
