import type { Session } from '@selaras/portal';
import { PortalAround } from '@selaras/portal/testing';
import { act, render, screen } from '@testing-library/react';
import { CountDownBanner } from './count-down-banner';

const NOW = Date.parse('2026-11-20T10:00:00+07:00');
const DAY = 86_400_000;

function show(countDown: Session['countDown']) {
  return render(
    <PortalAround session={{ countDown }}>
      <CountDownBanner />
    </PortalAround>,
  );
}

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

describe('CountDownBanner', () => {
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

  it('is not there while no date is set', () => {
    expect(show({ nilaiDate: null, clockOffset: 0 }).container).toBeEmptyDOMElement();
  });

  it('keeps its place for a moment while nothing is known, and gives it up when no answer comes', () => {
    const { container } = show(null);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
    expect(container).toHaveTextContent('');
    act(() => jest.advanceTimersByTime(2000));
    expect(container).toBeEmptyDOMElement();
  });

  it('rests once the time is over', () => {
    show({ nilaiDate: '2026-11-01', clockOffset: 0 });
    expect(jest.getTimerCount()).toBe(0);
  });
});
