import { useCallback, useState } from 'react';

/**
 * The one section that is written on a page, by its code. A section is closed once its text is saved: who has opened
 * another one meanwhile keeps that one.
 */
export function useOpenBagian() {
  const [open, onOpen] = useState<string | null>(null);
  const onClose = useCallback((kode: string) => onOpen((now) => (now === kode ? null : now)), []);
  return { open, onOpen, onClose };
}
