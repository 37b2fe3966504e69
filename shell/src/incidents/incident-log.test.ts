import { createIncidentLog } from './incident-log';
import type { PlacedIncident } from './placed-incident';

const incident = { kind: 'error', trace: '', detail: 'Error: sengaja' } as const;
const place = { page: () => '/contoh/{id}', overrides: [], token: () => null };

function setUp() {
  const sent: (readonly PlacedIncident[])[] = [];
  const log = createIncidentLog(async () => (incidents) => sent.push(incidents));
  return { log, sent };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the incident log', () => {
  it('gathers what comes within 5 s into one message, each with the page it happened on', async () => {
    const { log, sent } = setUp();
    log.tell(incident);
    log.locate(place);
    log.tell(incident);
    await jest.advanceTimersByTimeAsync(4999);
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent.map((message) => message.map(({ page }) => page))).toEqual([['awal', '/contoh/{id}']]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });

  it('sends a first message 15 s after the start, also when all is well', async () => {
    const { log, sent } = setUp();
    log.start();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(sent).toEqual([[]]);
  });

  it('sends at once what is left when the page goes out of sight', async () => {
    const { log, sent } = setUp();
    log.start();
    log.tell(incident);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
    jest.restoreAllMocks();
  });

  it('tells each version once, as loaded or as failed, and of no failure without a line', async () => {
    const told: string[] = [];
    const log = createIncidentLog(async () => (_incidents, _place, loads) => {
      told.push(...loads.map(({ remote, ok }) => `${remote} ${ok}`));
    });
    const load = { remote: 'mf_a', version: '1', ok: true, ms: 20 };
    for (const one of [load, load, { ...load, ok: false }, { ...load, ok: false }]) log.loaded(one);
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    log.loaded({ ...load, remote: 'mf_b', ok: false });
    await jest.advanceTimersByTimeAsync(15_000);
    expect(told).toEqual(['mf_a true', 'mf_a false']);
    line.mockRestore();
  });

  it('falls silent after a hundred', async () => {
    const { log, sent } = setUp();
    for (let count = 0; count < 150; count += 1) log.tell(incident);
    await jest.advanceTimersByTimeAsync(5000);
    log.tell(incident);
    await jest.advanceTimersByTimeAsync(5000);
    expect(sent.map(({ length }) => length)).toEqual([100]);
  });

  it('gives up quietly when what sends cannot be fetched', async () => {
    const log = createIncidentLog(() => Promise.reject(new Error('tidak tersambung')));
    log.tell(incident);
    await expect(jest.advanceTimersByTimeAsync(5000)).resolves.toBeUndefined();
  });
});
