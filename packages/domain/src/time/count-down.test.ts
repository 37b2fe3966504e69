import fc from 'fast-check';
import { COUNT_DOWN_ENDED_TEXT, countDownOf } from './count-down';

describe('countdown to midnight at the start of the target date, in WIB', () => {
  it.each([
    ['2025-03-01T00:00:00+07:00', { days: 30, hours: 0, minutes: 0, seconds: 0 }],
    ['2025-03-30T12:34:56+07:00', { days: 0, hours: 11, minutes: 25, seconds: 4 }],
    ['2025-03-28T22:58:57+07:00', { days: 2, hours: 1, minutes: 1, seconds: 3 }],
    ['2025-03-30T23:59:59+07:00', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    ['2025-03-30T23:59:59.999+07:00', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    ['2025-03-30T16:59:59Z', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  ])('at %s leaves %p', (now, remaining) => {
    expect(countDownOf('2025-03-31', new Date(now))).toEqual({ active: true, remaining });
  });

  it.each(['2025-03-31T00:00:00+07:00', '2025-03-31T08:00:00+07:00', '2026-01-01T00:00:00+07:00'])(
    'has ended at %s',
    (now) => {
      expect(countDownOf('2025-03-31', new Date(now))).toEqual({
        active: false,
        remaining: { days: 0, hours: 0, minutes: 0, seconds: 0 },
      });
    },
  );

  it('is active without a date', () => {
    expect(countDownOf(null, new Date())).toEqual({ active: true, remaining: null });
  });

  it.each(['', 'besok', '2025-02-30', '2025-13-01'])('counts the unreadable date %p as passed', (date) => {
    expect(countDownOf(date, new Date(0)).active).toBe(false);
  });

  it('says that the time is over', () => {
    expect(COUNT_DOWN_ENDED_TEXT).toBe('Batas Waktu Pengisian Telah Habis');
  });

  it('adds up to the seconds left, at any moment', () => {
    const target = Date.parse('2025-03-31T00:00:00+07:00');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 * 86_400_000 }), (left) => {
        const { active, remaining } = countDownOf('2025-03-31', new Date(target - left));
        expect(active).toBe(true);
        if (remaining === null) throw new Error('a date was set');
        const { days, hours, minutes, seconds } = remaining;
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(left / 1000));
        expect(hours).toBeLessThan(24);
        expect(minutes).toBeLessThan(60);
        expect(seconds).toBeLessThan(60);
      }),
    );
  });
});
