import { useEffect, useEffectEvent, useMemo } from 'react';
import styled from 'styled-components';
import { tokens } from '../token/tokens';
import type { FormulaProps } from './formula-props';
import { FormulaSource } from './formula-source';
import { typeset } from './typeset';

/**
 * A long formula is scrolled, by the keyboard too. It is set in the font of the text: that one has no table of mathematics
 * on any machine, so that browsers leave indices on the line everywhere and the rule here lowers them alike, and its
 * letters exist where those of mathematics do not.
 */
const Place = styled.span.attrs({ tabIndex: 0 })`
  display: block;
  overflow-x: auto;
  font-size: ${tokens.text[16]};
  & math { font-family: ${tokens.font.sans}; }
  & mi { text-transform: none; font-style: italic; }
  & mi[mathvariant='normal'] { font-style: normal; }
  & msub > :nth-child(2) { position: relative; top: 0.35em; }
`;

/** Loaded by `Formula` with the typesetter. */
export function Mathematics({ source, onFault }: FormulaProps) {
  const result = useMemo(() => typeset(source), [source]);
  const fault = 'fault' in result ? result.fault : null;
  const tell = useEffectEvent((now: string | null) => onFault?.(now));
  useEffect(() => tell(fault), [fault]);
  if ('fault' in result) return <FormulaSource $faulty>{source}</FormulaSource>;
  return <Place ref={(place) => draw(place, result.mathml)} />;
}

/** The typesetter's own markup, made from escaped text; nothing typed reaches the document as markup. */
function draw(place: HTMLElement | null, mathml: string): void {
  if (place !== null) place.innerHTML = mathml;
}
