import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  changeListState,
  keeping,
  type ListRules,
  type ListState,
  readListState,
  writeListState,
} from '../../core/list/list-state';

/**
 * The list's state in the address, and the way to change it. Changes that come before the last one has reached the
 * address build on each other: none is lost, however slow the navigation is.
 */
export function useListState(rules: ListRules): [ListState, (change: Partial<ListState>) => void] {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => readListState(address, rules), [address, rules]);
  const wanted = useRef(state);

  useEffect(() => {
    wanted.current = state;
  }, [state]);

  const change = useCallback(
    (part: Partial<ListState>) => {
      wanted.current = changeListState(wanted.current, part);
      setAddress((before) => keeping(before, writeListState(wanted.current, rules), rules.keeps), {
        replace: part.page === undefined,
      });
    },
    [setAddress, rules],
  );

  return [state, change];
}
