import { loadSelaras } from '@selaras/cascading-react/adapter';
import type { Selaras } from '@selaras/cascading-react/contract';
import { useEffect, useState } from 'react';

/** The script as other sites take it, from this portal's own origin. */
const SCRIPT = '/sematkan/cascading.js';
/** From here on a reader is told that it is on its way. */
const LONG_MS = 4000;

export type ScriptState =
  | { readonly kind: 'loading'; readonly long: boolean }
  | { readonly kind: 'failed' }
  | { readonly kind: 'there'; readonly selaras: Selaras };

/** Loads the embed's script once for the page, and again when asked to. */
export function useSelaras(): [ScriptState, retry: () => void] {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ScriptState>({ kind: 'loading', long: false });
  useEffect(() => {
    let left = false;
    const show = (next: ScriptState) => !left && setState(next);
    show({ kind: 'loading', long: false });
    const long = setTimeout(show, LONG_MS, { kind: 'loading', long: true });
    void loadSelaras(location.origin + SCRIPT)
      .then(
        (selaras) => show({ kind: 'there', selaras }),
        () => show({ kind: 'failed' }),
      )
      .finally(() => clearTimeout(long));
    return () => {
      left = true;
      clearTimeout(long);
    };
  }, [attempt]);
  return [state, () => setAttempt((before) => before + 1)];
}
