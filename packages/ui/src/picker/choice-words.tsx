import styled from 'styled-components';
import { tokens } from '../token/tokens';
import type { Choice } from './choice';

const Label = styled.span<{ $cut: boolean }>`
  display: block;
  ${({ $cut }) => $cut && 'overflow: hidden; text-overflow: ellipsis;'}
`;

const Below = styled(Label)`
  font-size: ${tokens.text[12]};
  font-weight: 400;
  color: ${tokens.colour.muted};
`;

/** A choice in the list and, on lines that are cut, in the field itself. */
export function choiceWords({ label, keterangan }: Choice, { context }: { context: 'menu' | 'value' }) {
  if (keterangan === undefined) return label;
  const isChosen = context === 'value';
  return (
    <>
      <Label $cut={isChosen}>{label}</Label>
      <Below $cut={isChosen}>{keterangan}</Below>
    </>
  );
}
