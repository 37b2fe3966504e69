import { keadaanMasa, masaTriwulan } from './masa-triwulan';

describe('when a quarter may be written', () => {
  it.each([
    [1, '2025-01-01'],
    [2, '2025-04-01'],
    [3, '2025-07-01'],
    [4, '2025-10-01'],
  ] as const)('TW %d opens on its first day unless another one is set', (triwulan, first) => {
    const batas = '2026-01-16';
    expect(masaTriwulan(2025, triwulan, { mulai: null, batas })).toEqual({ mulai: first, batas });
    expect(masaTriwulan(2025, triwulan, { mulai: '2025-02-03', batas })).toEqual({
      mulai: '2025-02-03',
      batas,
    });
  });

  it.each([
    ['2025-03-31T12:00:00Z', '2025-07-10', 'belum'],
    ['2025-04-01T12:00:00Z', '2025-07-10', 'terbuka'],
    ['2025-07-09T12:00:00Z', '2025-07-10', 'terbuka'],
    ['2025-07-10T12:00:00Z', '2025-07-10', 'lewat'],
    ['2030-01-01T00:00:00Z', null, 'terbuka'],
    ['2025-03-31T12:00:00Z', null, 'belum'],
    ['2025-03-02T12:00:00Z', '2025-03-01', 'lewat'],
  ] as const)('at %s TW 2 of 2025 until %s is %s', (now, batas, keadaan) => {
    expect(keadaanMasa(masaTriwulan(2025, 2, { mulai: null, batas }), new Date(now))).toBe(keadaan);
  });
});
