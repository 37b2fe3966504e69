import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeUserList, readUserList, type UserListState, writeUserList } from './user-list-state';

/**
 * The list's state in the address, and the way to change it. Changes that come before the last one has reached the
 * address build on each other: none is lost, however slow the navigation is.
 */
export function useUserList(): [UserListState, (change: Partial<UserListState>) => void] {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => readUserList(address), [address]);
  const wanted = useRef(state);

  useEffect(() => {
    wanted.current = state;
  }, [state]);

  const change = useCallback(
    (part: Partial<UserListState>) => {
      wanted.current = changeUserList(wanted.current, part);
      setAddress(writeUserList(wanted.current), { replace: part.page === undefined });
    },
    [setAddress],
  );

  return [state, change];
}
