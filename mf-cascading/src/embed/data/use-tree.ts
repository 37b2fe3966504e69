import type { CascadingProps, ErrorCode } from '@selaras/cascading-react/contract';
import type { CascadingTree } from '@selaras/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { scriptPlace } from '../home/script-place';
import { allowedBase } from './allowed-origin';
import { loadTree, NoTree, readTree } from './load-tree';

export interface TreeState {
  /** null until it has come; stays while a newer one is fetched. */
  readonly tree: CascadingTree | null;
  readonly fault: ErrorCode | null;
  readonly loading: boolean;
  readonly retry: () => void;
}

type Answer = Pick<TreeState, 'tree' | 'fault' | 'loading'>;

const loading: Answer = { tree: null, fault: null, loading: true };

/** The tree that the props ask for. What failed for want of a connection is asked for again once there is one. */
export function useTree(props: CascadingProps): TreeState {
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
      if (data != null) return readTree(data);
      const page = window.location.origin;
      const base = allowedBase(apiBase, {
        page,
        script: scriptPlace.origin,
        further: further.split(' ').filter(Boolean),
      });
      if (base === null) throw new NoTree('ASAL_DITOLAK');
      return loadTree({ base, satuanKerjaId, tahun, getToken: getToken.current, signal });
    };
    ask().then(
      (tree) => !signal.aborted && setAnswer({ tree, fault: null, loading: false }),
      (error: unknown) => {
        if (signal.aborted) return;
        setAnswer({ tree: null, fault: error instanceof NoTree ? error.code : 'GALAT', loading: false });
      },
    );
    return () => stop.abort();
  }, [data, apiBase, further, satuanKerjaId, tahun, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const { fault } = answer;
  useEffect(() => {
    if (fault !== 'LURING') return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [fault, retry]);
  return { ...answer, retry };
}
