import { useState } from 'react';

interface Place {
  /** Which groups were opened or closed by hand; the others are as the plan is large. */
  opened: Readonly<Record<string, boolean>>;
  /** Row at which the keys go on; null at the beginning. */
  kunci: string | null;
}

/** Where each plan was left, as long as the portal stays open: who reads a row on its page comes back to it. */
const places = new Map<string, Place>();

/** Where the reader stands in a plan, kept until he comes back to it. */
export function usePlace(plan: string) {
  const [place, setPlace] = useState<Place>(() => places.get(plan) ?? { opened: {}, kunci: null });
  return {
    place,
    change: (more: Partial<Place>) =>
      setPlace((before) => {
        const next = { ...before, ...more };
        places.set(plan, next);
        return next;
      }),
  };
}
