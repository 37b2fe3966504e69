import { useAddress } from '@selaras/portal';
import { useCallback } from 'react';

/** One name of the address with a few allowed values; the first of them is not written there. */
export function useAddressChoice<const Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [address, changeAddress] = useAddress();
  const [usual] = values;
  const value = values.find((one) => one === address.get(name)) ?? usual;
  const choose = useCallback(
    (next: Value) =>
      changeAddress(
        (address) => {
          if (next === usual) address.delete(name);
          else address.set(name, next);
          return address;
        },
        { replace: true },
      ),
    [changeAddress, name, usual],
  );
  return [value, choose];
}
