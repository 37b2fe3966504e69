import { useEffect } from 'react';
import { useExports } from '../export-context';
import { useStable } from '../use-stable';

/** Stands in for the picture when its part of the page cannot be fetched: says so and goes back to the tree. */
export function StillFailed({ onText }: { onText: () => void }) {
  const { fail } = useExports();
  const back = useStable(onText);
  useEffect(() => {
    back();
    fail();
  }, [back, fail]);
  return null;
}
