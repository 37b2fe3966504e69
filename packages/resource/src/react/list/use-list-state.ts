import { useAddress } from '@selaras/portal';
import { useCallback, useMemo } from 'react';
import {
  changeListState,
  keeping,
  type ListRules,
  type ListState,
  readListState,
  writeListState,
} from '../../core/list/list-state';

/** The list's state in the address, and the way to change it; no change is lost, however slow the navigation is. */
export function useListState(rules: ListRules): [ListState, (change: Partial<ListState>) => void] {
  const [address, changeAddress] = useAddress();
  const state = useMemo(() => readListState(address, rules), [address, rules]);

  const change = useCallback(
    (part: Partial<ListState>) =>
      changeAddress(
        (before) => {
          const wanted = changeListState(readListState(before, rules), part);
          return keeping(before, writeListState(wanted, rules), rules.keeps);
        },
        { replace: part.page === undefined },
      ),
    [changeAddress, rules],
  );

  return [state, change];
}
