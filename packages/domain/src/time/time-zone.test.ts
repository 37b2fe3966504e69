import { countDownOf } from './count-down';
import { formatDateTimeZone, formatDeadline } from './format-date';
import { belumDibukaText, keadaanMasa, masaTriwulan } from './masa-triwulan';
import { hasQuarterBegun } from './quarter-begun';
import { setTimeZone, timeZone } from './time-zone';
import { type TimeZoneName, timeZoneNames, timeZones } from './time-zones';
import { zonedYear } from './years';
import { zonedDate } from './zoned';

afterEach(() => setTimeZone(timeZones['Asia/Jakarta']));

describe.each<[TimeZoneName, string, number, string]>([
  ['Asia/Jakarta', 'WIB', 7, '2025-03-31T17:00:00Z'],
  ['Asia/Makassar', 'WITA', 8, '2025-03-31T16:00:00Z'],
  ['Asia/Jayapura', 'WIT', 9, '2025-03-31T15:00:00Z'],
])('an instance in %s', (zone, code, hours, midnight) => {
  const at = new Date(midnight);
  const minuteBefore = new Date(at.getTime() - 60_000);

  beforeEach(() => setTimeZone(timeZones[zone]));

  it('is as far ahead of UTC as the system says', () => {
    const text = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).format(at);
    expect(text).toContain(`GMT+0${hours}:00`);
    expect(timeZone()).toEqual({ name: zone, code, hours });
  });

  it('closes at midnight of its own clock and not a minute earlier', () => {
    expect(countDownOf('2025-04-01', minuteBefore)).toEqual({
      active: true,
      remaining: { days: 0, hours: 0, minutes: 1, seconds: 0 },
    });
    expect(countDownOf('2025-04-01', at).active).toBe(false);
  });

  it('begins its days, quarters and years there as well', () => {
    expect([minuteBefore, at].map(zonedDate)).toEqual(['2025-03-31', '2025-04-01']);
    expect([minuteBefore, at].map((moment) => hasQuarterBegun(2025, 2, moment))).toEqual([false, true]);
    const newYear = new Date(`2026-01-01T00:00:00+0${hours}:00`);
    expect([new Date(newYear.getTime() - 60_000), newYear].map(zonedYear)).toEqual([2025, 2026]);
  });

  it('opens a quarter at midnight of its own clock and not a minute earlier, by its calendar or a day that is set', () => {
    const batas = '2025-07-10';
    for (const masa of [
      masaTriwulan(2025, 2, { mulai: null, batas }),
      masaTriwulan(2025, 3, { mulai: '2025-04-01', batas }),
    ]) {
      expect([minuteBefore, at].map((moment) => keadaanMasa(masa, moment))).toEqual(['belum', 'terbuka']);
      expect(belumDibukaText(2, masa)).toBe(
        `Realisasi TW 2 baru dapat diisi mulai 1 April 2025 pukul 00.00 ${code}.`,
      );
    }
  });

  it('says its zone behind a deadline and behind a time that leaves the portal', () => {
    expect(formatDeadline('2025-04-01')).toBe(`1 April 2025 pukul 00.00 ${code}`);
    expect(formatDateTimeZone(at)).toBe(`1 April 2025 00:00 ${code}`);
  });
});

it('no date is a dash without a zone', () => {
  expect([formatDeadline(null), formatDateTimeZone(null)]).toEqual(['-', '-']);
});

it('every zone is called by its own name', () => {
  expect(timeZoneNames.map((name) => timeZones[name].name)).toEqual(timeZoneNames);
});

it('another copy of the module in the same realm lives in the same zone', async () => {
  setTimeZone(timeZones['Asia/Jayapura']);
  jest.resetModules();
  const copy = await import('./time-zone');
  expect(copy.setTimeZone).not.toBe(setTimeZone);
  expect(copy.timeZone().code).toBe('WIT');
});
