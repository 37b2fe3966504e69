import { useEffect } from 'react';
import { useExports } from '../hooks/export-context';

/** Stands in for the picture when its part of the page cannot be fetched: says so and goes back to the tree. */
export function StillFailed({ onText }: { onText: () => void }) {
  const { fail } = useExports();
  useEffect(() => {
    onText();
    fail();
  }, [onText, fail]);
  return null;
}
