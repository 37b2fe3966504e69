import { ApiError } from '@selaras/api-client';
import { act, renderHook } from '@testing-library/react';
import { useSeen } from './use-seen';

const failure = (status: number) => new ApiError({ status, kode: 'X', pesan: 'x' });

it('a dialog decides about the row that it opened with, and about a newer one once that was told', () => {
  const { result, rerender } = renderHook(({ versi }) => useSeen({ versi }), { initialProps: { versi: 1 } });
  rerender({ versi: 2 });
  expect(result.current.seen.versi).toBe(1);
  act(() => result.current.refused(failure(409)));
  expect(result.current.seen.versi).toBe(1);
  act(() => result.current.refused(failure(412)));
  expect(result.current.seen.versi).toBe(2);
});
