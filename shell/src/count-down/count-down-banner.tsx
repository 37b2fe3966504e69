import { COUNT_DOWN_ENDED_TEXT, type Remaining } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import { Clock, Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useCountDown } from './use-count-down';

const LABEL = 'Batas waktu';
/** How long its place is kept for an answer that is on its way, so that the page does not jump when it comes. */
const PLACE_KEPT_MS = 2_000;

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

const Place = styled.div`
  padding: ${space(1.5)} ${space(3)};
  border-bottom: 1px solid transparent;
  font-size: ${tokens.text[12]};
  &::after { content: '\\a0'; }
  @media print { display: none; }
`;

const Detail = styled.span`
  @media (max-width: 640px) { display: none; }
`;

/** How long plans may still be filled in, on one line; nothing while no date is set (spec 2 §4). */
export function CountDownBanner() {
  const countDown = useCountDown();
  const unknown = countDown === null;
  const [keepsPlace, setKeepsPlace] = useState(true);
  useEffect(() => {
    if (!unknown) return;
    const timer = setTimeout(setKeepsPlace, PLACE_KEPT_MS, false);
    return () => clearTimeout(timer);
  }, [unknown]);
  if (unknown) return keepsPlace ? <Place aria-hidden="true" /> : null;
  if (countDown.remaining === null) return null;
  if (!countDown.active) {
    return (
      <Line $ended aria-label={LABEL}>
        <Lock size={14} aria-hidden="true" />
        <strong role="status">{COUNT_DOWN_ENDED_TEXT}</strong>
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
