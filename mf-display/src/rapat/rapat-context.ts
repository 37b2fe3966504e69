import { createContext, use } from 'react';
import type { Rapat } from './use-rapat';

export const RapatContext = createContext<Rapat | null>(null);

/** The presentation that the page around belongs to. */
export function useRapatAround(): Rapat {
  const rapat = use(RapatContext);
  if (rapat === null) throw new Error('useRapatAround is used outside RapatFrame');
  return rapat;
}
