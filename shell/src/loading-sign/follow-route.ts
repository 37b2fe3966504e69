import type { DataRouter } from 'react-router-dom';
import type { Begin } from './loading-sign';

/**
 * An address is loading from when it is asked for until its page is drawn, which on a busy machine is many frames after
 * the router has it. Returns who is told of the key of the address that is drawn.
 */
export function followRoute(
  router: Pick<DataRouter, 'state' | 'subscribe'>,
  begin: Begin,
): (drawnKey: string) => void {
  let drawn = '';
  let end: (() => void) | null = null;
  const follow = () => {
    const { initialized, navigation, revalidation, location } = router.state;
    const there = initialized && navigation.state === 'idle' && revalidation === 'idle';
    if (!there || location.key !== drawn) end ??= begin();
    else {
      end?.();
      end = null;
    }
  };
  follow();
  router.subscribe(follow);
  return (key) => {
    drawn = key;
    follow();
  };
}
