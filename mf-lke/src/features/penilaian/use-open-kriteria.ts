import { useState } from 'react';
import { useUnitAddress } from './unit-address';

/**
 * The criterion that is open, and the way to another. What a key opens is open at the next key already: the address
 * follows when the router has it, and a score typed meanwhile would go to the criterion before.
 */
export function useOpenKriteria(): readonly [open: number | null, openKriteria: (id: number) => void] {
  const { kriteria: asked, openKriteria } = useUnitAddress();
  const [open, setOpen] = useState(asked);
  const [drawn, setDrawn] = useState(asked);
  /** What the address is on its way to. */
  const [wanted, setWanted] = useState<number | null>(null);
  if (asked !== drawn) {
    setDrawn(asked);
    if (wanted === null || asked === wanted) {
      setOpen(asked);
      setWanted(null);
    }
  }
  return [
    open,
    (id) => {
      setOpen(id);
      setWanted(id === asked ? null : id);
      openKriteria(id);
    },
  ];
}
