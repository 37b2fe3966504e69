import { useSession } from '@selaras/portal';
import { latePart, space, tokens } from '@selaras/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useAtRest } from './use-at-rest';

/** How long its place is kept for an answer that is on its way, so that the page does not jump when it comes. */
const PLACE_KEPT_MS = 2_000;

const Place = styled.div`
  padding: ${space(1.5)} ${space(3)};
  border-bottom: 1px solid transparent;
  font-size: ${tokens.text[12]};
  &::after { content: '\\a0'; }
  @media print { display: none; }
`;

/** The line counts with the library of dates: it is fetched once the page itself is there. */
const CountDownLine = latePart(
  async () => (await import('./count-down-line')).CountDownLine,
  () => <Place aria-hidden="true" />,
);

/** How long plans may still be filled in (spec 2 §4); its place while that is not known yet. */
export function CountDownBanner() {
  const { countDown } = useSession();
  const atRest = useAtRest();
  const unknown = countDown === null;
  const [keepsPlace, setKeepsPlace] = useState(true);
  useEffect(() => {
    if (!unknown) return;
    const timer = setTimeout(setKeepsPlace, PLACE_KEPT_MS, false);
    return () => clearTimeout(timer);
  }, [unknown]);
  if (unknown) return keepsPlace ? <Place aria-hidden="true" /> : null;
  if (countDown.nilaiDate === null) return null;
  return atRest ? <CountDownLine setting={countDown} /> : <Place aria-hidden="true" />;
}
