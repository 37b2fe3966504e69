import { useEffect, useRef, useState } from 'react';
import type { Selaras } from '../contract/selaras';
import { loadSelaras } from './load-selaras';

interface WantedScript {
  readonly src: string;
  readonly integrity?: string;
  readonly nonce?: string;
  /** Told each time that the script does not come. */
  readonly onFailure: () => void;
}

/** The script for as long as a component is there, and how to ask for it again. */
export function useSelaras({ src, integrity, nonce, onFailure }: WantedScript) {
  const [state, setState] = useState<Selaras | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState({});
  const tell = useRef(onFailure);
  tell.current = onFailure;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let wanted = true;
    setState((now) => (now === 'failed' ? 'loading' : now));
    loadSelaras(src, { integrity, nonce }).then(
      (selaras) => {
        if (wanted) setState(selaras);
      },
      () => {
        if (!wanted) return;
        setState('failed');
        tell.current();
      },
    );
    return () => {
      wanted = false;
    };
  }, [src, integrity, nonce, attempt]);

  return { state, again: () => setAttempt({}) };
}
