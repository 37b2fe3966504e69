import { COUNT_DOWN_ENDED_TEXT, type Remaining } from '@selaras/domain';
import type { CountDownSetting } from '@selaras/portal';
import { space, tokens } from '@selaras/ui';
import { Clock, Lock } from 'lucide-react';
import styled from 'styled-components';
import { OpenYear } from './open-year';
import { useCountDown } from './use-count-down';

const LABEL = 'Batas waktu';
const Line = styled.section<{ $ended: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${space(2)};
  padding: ${space(1.5)} ${space(3)};
  border-bottom: 1px solid ${tokens.colour.line};
  background: ${({ $ended }) => ($ended ? tokens.colour['danger-soft'] : tokens.colour['accent-soft'])};
  color: ${({ $ended }) => ($ended ? tokens.colour.danger : tokens.colour.accent)};
  font-size: ${tokens.text[12]};
  & svg { flex: none; }
  & strong { font-weight: 650; }
  @media print { display: none; }
`;

const Detail = styled.span`
  @media (max-width: 640px) { display: none; }
`;

interface CountDownLineProps {
  setting: CountDownSetting;
}

/** How long plans may still be filled in, on one line; nothing while no date is set (spec 2 §4). */
export function CountDownLine({ setting }: CountDownLineProps) {
  const countDown = useCountDown(setting);
  if (countDown.remaining === null) return null;
  if (!countDown.active) {
    return (
      <Line $ended aria-label={LABEL}>
        <Lock size={14} aria-hidden="true" />
        <strong role="status">{COUNT_DOWN_ENDED_TEXT}</strong>
        {setting.openYears !== undefined && <OpenYear />}
      </Line>
    );
  }
  return (
    <Line $ended={false} aria-label={LABEL}>
      <Clock size={14} aria-hidden="true" />
      <span>
        Batas waktu pengisian<Detail> perencanaan</Detail>
      </span>
      <strong role="timer">{remainingText(countDown.remaining)}</strong>
    </Line>
  );
}

/** `12 hari 03 jam 04 menit 05 detik` */
function remainingText({ days, hours, minutes, seconds }: Remaining): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${days} hari ${two(hours)} jam ${two(minutes)} menit ${two(seconds)} detik`;
}
