import { useCallback, useRef } from 'react';

/** The same function at every rendering, which calls the latest one: for effects that must not begin anew with it. */
export function useStable<Input extends unknown[], Output>(
  latest: (...input: Input) => Output,
): (...input: Input) => Output {
  const current = useRef(latest);
  current.current = latest;
  return useCallback((...input: Input) => current.current(...input), []);
}
