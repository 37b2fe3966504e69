import type { Session } from '@selaras/portal';
import { PortalAround } from '@selaras/portal/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { CountDownBanner } from './count-down-banner';

const NOW = Date.parse('2026-11-20T10:00:00+07:00');

function show(countDown: Session['countDown'], queries = new QueryClient()) {
  return render(
    <QueryClientProvider client={queries}>
      <PortalAround session={{ countDown }}>
        <CountDownBanner />
      </PortalAround>
    </QueryClientProvider>,
  );
}

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

describe('CountDownBanner', () => {
  it('shows the line of the deadline once the page is at rest', async () => {
    show({ nilaiDate: '2026-11-22', clockOffset: 0 });
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(await screen.findByRole('timer')).toHaveTextContent('1 hari 14 jam 00 menit 00 detik');
  });

  it('keeps its place while the page itself is on its way, ten seconds at most', async () => {
    const queries = new QueryClient();
    void queries.prefetchQuery({ queryKey: ['lambat'], queryFn: () => new Promise(() => {}) });
    show({ nilaiDate: '2026-11-22', clockOffset: 0 }, queries);
    await act(() => jest.advanceTimersByTimeAsync(9_900));
    expect(screen.queryByRole('timer')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(await screen.findByRole('timer')).toBeInTheDocument();
  });

  it('waits for a part of the page that is not drawn yet', async () => {
    const part = document.createElement('section');
    part.setAttribute('aria-busy', 'true');
    document.body.append(part);
    show({ nilaiDate: '2026-11-22', clockOffset: 0 });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByRole('timer')).toBeNull();
    part.remove();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(await screen.findByRole('timer')).toBeInTheDocument();
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
});
