import { bareButton, space, tokens } from '@selaras/ui';
import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import type { PlanPart } from './plan-parts';

const Head = styled.button`
  ${bareButton}
  position: sticky;
  left: 0;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: 100%;
  max-width: 860px;
  min-height: 44px;
  padding: ${space(2)} ${space(4)};
  &:focus-visible { outline-offset: -2px; }
  &:hover > span:first-of-type { text-decoration: underline; }
  & > svg { flex: none; transition: rotate ${tokens.motion.fast}; }
  &[aria-expanded='true'] > svg { rotate: 90deg; }
  & > span { min-width: 0; overflow-wrap: anywhere; }
  & > span:first-of-type { flex: 1; font-weight: 600; }
  & small { color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; font-weight: 400; }
  @media (max-width: 560px) {
    flex-wrap: wrap;
    & > span:first-of-type { flex-basis: calc(100% - 40px); }
    & > small { padding-left: ${space(6)}; }
  }
`;

interface GroupHeadProps {
  part: PlanPart;
  /** What stands in it, in words. */
  counts: string;
  open: boolean;
  onToggle: () => void;
}

/** Head of a programme in the table of a plan: unfolds its rows, and tells of them while they are folded. */
export function GroupHead({ part: { program }, counts, open, onToggle }: GroupHeadProps) {
  return (
    <Head type="button" aria-expanded={open} onClick={onToggle}>
      <ChevronRight size={16} aria-hidden="true" />
      <span>
        {program === null ? (
          'Baris yang induknya tidak ada lagi'
        ) : (
          <>
            <small>{['Program', program.kode].filter(Boolean).join(' ')} · </small>
            {program.nama ?? program.sasaran}
          </>
        )}
      </span>
      <small>{counts}</small>
    </Head>
  );
}
