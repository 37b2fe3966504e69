import { act, renderHook } from '@testing-library/react';
import { useSettledSign } from './use-settled-sign';

interface Address {
  readonly panel: string | null;
  readonly cc: string | null;
}

const start: Address = { panel: null, cc: '' };

function sign() {
  const element = document.createElement('section');
  const change = jest.fn();
  const hook = renderHook((address: Address) => useSettledSign({ current: element }, address, change), {
    initialProps: start,
  });
  const { underWay, onAddress } = hook.result.current;
  return { ...hook, element, change, underWay, onAddress, says: () => element.dataset.settled };
}

it('says no until the address was written, and then what is under way', () => {
  const { underWay, says } = sign();
  expect(says()).toBe('false');
  underWay.mark('address', false);
  expect(says()).toBe('true');
  underWay.mark('glide', true);
  expect(says()).toBe('false');
  underWay.mark('glide', false);
  expect(says()).toBe('true');
});

it('says no from when something is asked of the address until the address says it', () => {
  const { underWay, onAddress, change, rerender, says } = sign();
  underWay.mark('address', false);
  act(() => onAddress({ panel: 'saringan' }));
  expect(change).toHaveBeenCalledWith({ panel: 'saringan' });
  expect(says()).toBe('false');
  act(() => onAddress({ cc: '*' }));
  rerender({ ...start, panel: 'saringan' });
  expect(says()).toBe('false');
  rerender({ panel: 'saringan', cc: '*' });
  expect(says()).toBe('true');
});

it('waits for nothing that the address says already, nor for what was taken back', () => {
  const { underWay, onAddress, says } = sign();
  underWay.mark('address', false);
  act(() => onAddress({ panel: undefined, cc: null }));
  expect(says()).toBe('true');
  act(() => onAddress({ panel: 'periksa' }));
  act(() => onAddress({ panel: null }));
  expect(says()).toBe('true');
});

it('leaves no sign behind', () => {
  const { unmount, says } = sign();
  unmount();
  expect(says()).toBeUndefined();
});
