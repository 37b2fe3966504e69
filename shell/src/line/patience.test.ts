import { ApiError, NetworkError } from '@selaras/api-client';
import { createPatience } from './patience';

const unreachable = () => new NetworkError('unreachable');
const answered = (status: number) => new ApiError({ status, kode: 'UJI', pesan: 'Uji' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Lets what is already decided happen. */
const passed = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

describe('asking over a poor line', () => {
  it('shows nothing of a quick answer', async () => {
    const { ask, get, subscribe } = createPatience();
    const seen: string[] = [];
    subscribe(() => seen.push(get().sign));
    expect(await ask(async () => 'Ratna')).toBe('Ratna');
    expect(new Set(seen)).toEqual(new Set(['quiet']));
  });

  it('says that it is slow while no answer comes, and asks anew when somebody wants it', async () => {
    const { ask, again, get } = createPatience();
    const call = jest.fn(() => new Promise<string>(() => undefined));
    const asking = ask(call);
    await passed(4_000);
    expect(get().sign).toBe('slow');
    call.mockResolvedValue('Ratna');
    again();
    expect(await asking).toBe('Ratna');
    expect(get().sign).toBe('quiet');
  });

  it.each([unreachable(), answered(503)])('says so and asks again by itself after %p', async (failure) => {
    const { ask, get } = createPatience();
    const call = jest.fn(async () => 'Ratna').mockRejectedValueOnce(failure);
    const asking = ask(call);
    await passed();
    expect(get().sign).toBe('lost');
    expect(call).toHaveBeenCalledTimes(1);
    await passed(2_000);
    expect(await asking).toBe('Ratna');
    expect(get().sign).toBe('quiet');
  });

  it('asks at once when somebody wants it, and from then on as often as at first', async () => {
    const { ask, again, get } = createPatience();
    const call = jest.fn(async (): Promise<string> => Promise.reject(unreachable()));
    const asking = ask(call).catch((error: unknown) => error);
    await passed(2_000);
    expect(call).toHaveBeenCalledTimes(2);
    again();
    await passed();
    expect(call).toHaveBeenCalledTimes(3);
    expect(get().sign).toBe('lost');
    await passed(60_000);
    expect(call).toHaveBeenCalledTimes(6);
    expect(await asking).toBeInstanceOf(NetworkError);
    expect(get().sign).toBe('quiet');
  });

  it('waits while the browser is offline, and asks as soon as it is not', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { ask } = createPatience();
    const call = jest.fn(async () => 'Ratna').mockRejectedValueOnce(new NetworkError('offline'));
    const asking = ask(call);
    await passed(600_000);
    expect(call).toHaveBeenCalledTimes(1);
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    expect(await asking).toBe('Ratna');
  });

  it.each([answered(401), answered(500), new Error('lain')])('takes %p for an answer', async (failure) => {
    const { ask, get } = createPatience();
    const call = jest.fn(async () => Promise.reject(failure));
    await expect(ask(call)).rejects.toBe(failure);
    expect(call).toHaveBeenCalledTimes(1);
    expect(get().sign).toBe('quiet');
  });
});
