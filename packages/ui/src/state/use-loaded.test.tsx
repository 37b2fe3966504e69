import { act, renderHook } from '@testing-library/react';
import type { ErrorStateProps } from './error-state';
import { SIGN_AFTER_MS } from './late-sign';
import { useLoaded } from './use-loaded';

interface Query {
  readonly data?: string;
  readonly failure?: ErrorStateProps | undefined;
}

describe('what is loaded', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const start = (initialProps: Query) =>
    renderHook(({ data, failure }: Query) => useLoaded(data, failure ?? null), { initialProps });
  const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

  it.each<[string, Query]>([
    ['data', { data: 'isi' }],
    ['a failure', { failure: { title: 'Gagal dimuat' } }],
  ])('is %s once the sign was shown long enough', (_, found) => {
    const { result, rerender } = start({});
    pass(16 + SIGN_AFTER_MS);
    rerender(found);
    expect(result.current).toEqual({ loading: true, data: undefined, failure: null });
    pass(200);
    expect(result.current).toEqual({ loading: false, data: found.data, failure: found.failure ?? null });
  });

  it('is there at once when nothing had to be loaded, a failure of a later try beside it', () => {
    const { result, rerender } = start({ data: 'isi' });
    expect(result.current).toMatchObject({ loading: false, data: 'isi' });
    rerender({ data: 'isi', failure: { title: 'Gagal dimuat' } });
    expect(result.current).toMatchObject({ loading: false, data: 'isi', failure: { title: 'Gagal dimuat' } });
  });
});
