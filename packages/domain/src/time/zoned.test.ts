import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { addDays, formatUtc, formatZoned, startOfZonedDate, zonedDate } from './zoned';

const HOUR = 3_600_000;
const around2025 = fc.date({
  min: new Date('2024-01-01'),
  max: new Date('2026-12-31'),
  noInvalidDate: true,
});

describe('the clock in WIB', () => {
  it('is seven hours ahead of UTC at every moment', () => {
    fc.assert(
      fc.property(around2025, (moment) => {
        const ahead = new Date(moment.getTime() + 7 * HOUR).toISOString();
        expect(formatZoned(moment, 'YYYY-MM-DDTHH:mm:ss')).toBe(ahead.slice(0, 19));
        expect(zonedDate(moment)).toBe(ahead.slice(0, 10));
        expect(formatUtc(moment, 'YYYYMMDDHHmmss')).toBe(
          moment.toISOString().replace(/[-:T]/g, '').slice(0, 14),
        );
      }),
    );
  });

  it('does not skip the hour that summer time skips on the computer of the reader', () => {
    const script = `
      import { formatDateTime } from ${JSON.stringify(join(__dirname, 'format-date.ts'))};
      process.stdout.write(formatDateTime('2024-03-30T19:00:00Z'));`;
    const shown = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      env: { ...process.env, TZ: 'Europe/Berlin' },
      encoding: 'utf8',
    });
    expect(shown).toBe('31 Maret 2024 02:00');
  });

  it('shows the moment at which a date begins as that date at midnight', () => {
    fc.assert(
      fc.property(around2025, (moment) => {
        const start = startOfZonedDate(zonedDate(moment));
        if (start === null) throw new Error('the date exists');
        expect(formatZoned(start, 'YYYY-MM-DD HH:mm:ss.SSS')).toBe(`${zonedDate(moment)} 00:00:00.000`);
        expect(moment.getTime() - start.getTime()).toBeLessThan(24 * HOUR);
      }),
    );
  });
});

it('counts days of 24 hours, forwards and back', () => {
  const moment = new Date('2025-03-30T00:30:00Z');
  expect(addDays(moment, 2)).toEqual(new Date('2025-04-01T00:30:00Z'));
  expect(addDays(moment, -30)).toEqual(new Date('2025-02-28T00:30:00Z'));
});
