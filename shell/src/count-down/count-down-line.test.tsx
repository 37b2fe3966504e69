import type { CountDownSetting } from '@selaras/portal';
import { act, render, screen } from '@testing-library/react';
import { CountDownLine } from './count-down-line';

const NOW = Date.parse('2026-11-20T10:00:00+07:00');
const DAY = 86_400_000;

const show = (setting: CountDownSetting) => render(<CountDownLine setting={setting} />);

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

describe('CountDownLine', () => {
  it('shows days, hours, minutes and seconds to midnight at the start of the date, every second', () => {
    show({ nilaiDate: '2026-11-22', clockOffset: 0 });
    expect(screen.getByRole('timer')).toHaveTextContent('1 hari 14 jam 00 menit 00 detik');
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('timer')).toHaveTextContent('1 hari 13 jam 59 menit 59 detik');
  });

  it('turns into the specified text at zero', () => {
    show({ nilaiDate: '2026-11-21', clockOffset: 14 * 3_600_000 - 2000 });
    expect(screen.getByRole('timer')).toHaveTextContent('0 hari 00 jam 00 menit 02 detik');
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.getByRole('status')).toHaveTextContent('Batas Waktu Pengisian Telah Habis');
  });

  it.each([DAY, -DAY])('is right although the clock of this computer is wrong by %p ms', (wrongBy) => {
    jest.setSystemTime(NOW + wrongBy);
    show({ nilaiDate: '2026-11-22', clockOffset: -wrongBy });
    expect(screen.getByRole('timer')).toHaveTextContent('1 hari 14 jam 00 menit 00 detik');
  });

  it('rests once the time is over', () => {
    show({ nilaiDate: '2026-11-01', clockOffset: 0 });
    expect(jest.getTimerCount()).toBe(0);
  });
});
