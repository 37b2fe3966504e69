import { useSession } from '@selaras/portal';
import { latePart, space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { useAtRest } from './use-at-rest';
import { useOverdue } from './use-overdue';

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
  const overdue = useOverdue(unknown);
  // So that the page does not jump when the answer comes.
  if (unknown) return overdue ? null : <Place aria-hidden="true" />;
  if (countDown.nilaiDate === null) return null;
  return atRest ? <CountDownLine setting={countDown} /> : <Place aria-hidden="true" />;
}
