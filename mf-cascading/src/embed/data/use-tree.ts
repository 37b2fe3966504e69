import type { CascadingProps } from '@selaras/cascading-react/contract';
import type { CascadingTree } from '@selaras/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { WrongProp } from '../contract/read-props';
import { scriptPlace } from '../home/script-place';
import { allowedBase } from './allowed-origin';
import type { Fault } from './fault';
import { loadTree } from './load-tree';
import { NoTree } from './no-tree';
import { readTree } from './read-tree';

export interface TreeState {
  /** null until it has come; stays while a newer one is fetched. */
  readonly tree: CascadingTree | null;
  readonly fault: Fault | null;
  readonly loading: boolean;
  readonly retry: () => void;
}

type Answer = Pick<TreeState, 'tree' | 'fault' | 'loading'>;

const loading: Answer = { tree: null, fault: null, loading: true };

/**
 * The tree that the props ask for; none while one of them is wrong, because another tree than the page meant would mislead.
 * What failed for want of a connection is asked for again once there is one.
 */
export function useTree(props: CascadingProps, wrong: readonly WrongProp[]): TreeState {
  const { data, apiBase = '/api', apiOrigins, satuanKerjaId, tahun } = props;
  const [answer, setAnswer] = useState<Answer>(loading);
  const [attempt, setAttempt] = useState(0);
  const getToken = useRef(props.getToken);
  getToken.current = props.getToken;
  // The page may write the list anew at each update.
  const further = [...scriptPlace.apiOrigins, ...(apiOrigins ?? [])].join(' ');

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    setAnswer(({ tree }) => ({ tree, fault: null, loading: true }));
    const ask = async (): Promise<CascadingTree> => {
      if (wrong.length > 0) throw new NoTree({ code: 'PROPS_SALAH', wrong });
      if (data != null) return readTree(data, 'page');
      const page = window.location.origin;
      const base = allowedBase(apiBase, {
        page,
        script: scriptPlace.origin,
        further: further.split(' ').filter(Boolean),
      });
      if (base === null) throw new NoTree({ code: 'ASAL_DITOLAK' });
      const own = base === `${scriptPlace.origin}/api`;
      return loadTree({ base, own, satuanKerjaId, tahun, getToken: getToken.current, signal });
    };
    ask().then(
      (tree) => !signal.aborted && setAnswer({ tree, fault: null, loading: false }),
      (error: unknown) => {
        if (signal.aborted) return;
        const fault: Fault = error instanceof NoTree ? error.fault : { code: 'GALAT' };
        setAnswer({ tree: null, fault, loading: false });
      },
    );
    return () => stop.abort();
  }, [wrong, data, apiBase, further, satuanKerjaId, tahun, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const offline = answer.fault?.code === 'LURING';
  useEffect(() => {
    if (!offline) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [offline, retry]);
  return { ...answer, retry };
}
