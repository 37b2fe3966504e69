import { act, renderHook } from '@testing-library/react';
import type { DiagramAddress } from '../diagram/address/diagram-address';
import { shownTree } from '../diagram/store/testing/shown-tree';
import { useAddressSync } from './use-address-sync';

const address = { node: null, kedalaman: null, buka: null, tutup: null } as unknown as DiagramAddress;

it('is under way from a movement until the address was told of it, once the picture rests', async () => {
  const { store } = await shownTree();
  jest.useFakeTimers();
  const told = jest.fn();
  const { underWay } = store.view;
  renderHook(() => useAddressSync(store, address, told));
  expect(underWay.nothing).toBe(false);
  act(() => jest.advanceTimersByTime(500));
  expect(told).toHaveBeenCalledTimes(1);
  expect(underWay.nothing).toBe(true);

  store.view.pan(40, 0);
  act(() => jest.advanceTimersByTime(400));
  store.view.pan(40, 0);
  act(() => jest.advanceTimersByTime(400));
  expect(told).toHaveBeenCalledTimes(1);
  expect(underWay.nothing).toBe(false);
  act(() => jest.advanceTimersByTime(100));
  expect(told).toHaveBeenCalledTimes(2);
  expect(underWay.nothing).toBe(true);
  jest.useRealTimers();
});
