import { IconButton, space } from '@selaras/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { FirstLines } from './first-lines';

const Root = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${space(1)};
  & > span { flex: 1; min-width: 0; }
  /* As high as the two lines beside it. */
  & > button { margin-block: -1px; }
`;

/** Two lines of a text, and a button that brings the rest where there is more. */
export function FoldedWords({ children }: { children: ReactNode }) {
  const id = useId();
  const words = useRef<HTMLSpanElement>(null);
  const [goesOn, setGoesOn] = useState(false);
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    const element = words.current;
    if (whole || element === null || typeof ResizeObserver === 'undefined') return;
    const sizes = new ResizeObserver(() => setGoesOn(element.scrollHeight > element.clientHeight + 1));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [whole]);
  return (
    <Root>
      <FirstLines ref={words} id={id} $whole={whole}>
        {children}
      </FirstLines>
      {goesOn && (
        <IconButton
          label={whole ? 'Ringkas keterangan' : 'Baca keterangan lengkap'}
          icon={whole ? <ChevronUp size={18} /> : <ChevronDown size={18} />}
          aria-expanded={whole}
          aria-controls={id}
          onClick={() => setWhole(!whole)}
        />
      )}
    </Root>
  );
}
