import { MoveHorizontal } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import styled from 'styled-components';
import { space, tokens } from '../../token/tokens';

const Hint = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(4)};
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
  & > svg { flex: none; }
  @media print { display: none; }
`;

/** Says that what `box` holds goes on beyond its edge, as long as it does. */
export function SidewaysNotice({ box }: { box: RefObject<HTMLElement | null> }) {
  const [isWider, setWider] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const sizes = new ResizeObserver(() => setWider(element.scrollWidth > element.clientWidth + 1));
    for (const part of [element, ...element.children]) sizes.observe(part);
    return () => sizes.disconnect();
  }, [box]);
  return (
    isWider && (
      <Hint aria-hidden="true">
        <MoveHorizontal size={16} />
        Geser ke samping untuk melihat semua kolom
      </Hint>
    )
  );
}
