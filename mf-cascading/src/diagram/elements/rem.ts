import { createContext, useContext, useState } from 'react';

/** Pixels of a rem where the document's own says nothing about the reader, as in somebody else's page. */
export const RemContext = createContext<number | null>(null);

/** A length that follows the text size that the reader chose. */
export const rem = (count: number): string => `calc(${count} * var(--s-rem, 1rem))`;

/** Pixels of such a length of one. */
export function useRem(): number {
  const given = useContext(RemContext);
  const [ofDocument] = useState(
    () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
  );
  return given ?? ofDocument;
}
