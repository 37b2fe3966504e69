import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../button/button';

const Folded = styled.div`
  flex: 1 1 100%;
  min-width: 0;
`;

export interface FilterFoldProps {
  /** How many of the filters are in use. */
  count: number;
  children: ReactNode;
}

/** The filters of a list behind one button that tells how many are in use. */
export function FoldedFilters({ count, children }: FilterFoldProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        icon={<SlidersHorizontal size={16} />}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {count > 0 ? `Saring (${count})` : 'Saring'}
      </Button>
      {open && <Folded id={id}>{children}</Folded>}
    </>
  );
}
