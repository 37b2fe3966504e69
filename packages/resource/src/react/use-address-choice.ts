import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** One name of the address with a few allowed values; the first of them is not written there. */
export function useAddressChoice<const Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [address, setAddress] = useSearchParams();
  const [usual] = values;
  const value = values.find((one) => one === address.get(name)) ?? usual;
  const choose = useCallback(
    (next: Value) =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === usual) after.delete(name);
          else after.set(name, next);
          return after;
        },
        { replace: true },
      ),
    [setAddress, name, usual],
  );
  return [value, choose];
}
