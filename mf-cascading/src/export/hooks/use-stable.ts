import { useCallback, useRef } from 'react';

/** A function of stable identity that calls the latest one: for effects that must not run again with it. */
export function useStable<Input extends unknown[], Output>(
  latest: (...input: Input) => Output,
): (...input: Input) => Output {
  const current = useRef(latest);
  current.current = latest;
  return useCallback((...input: Input) => current.current(...input), []);
}
