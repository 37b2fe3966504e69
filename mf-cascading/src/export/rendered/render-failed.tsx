import { useEffect } from 'react';
import { useExports } from '../hooks/export-context';

/** Replaces the picture when its code cannot be fetched: reports the failure and goes back to the live tree. */
export function RenderFailed({ onText }: { onText: () => void }) {
  const { fail } = useExports();
  useEffect(() => {
    onText();
    fail();
  }, [onText, fail]);
  return null;
}
