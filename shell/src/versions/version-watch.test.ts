import type { Registry } from '@selaras/contracts';
import { watchVersions } from './version-watch';
import { createVersions } from './versions';

const registry = (versions: Record<string, string>) =>
  ({
    remotes: Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, { version }])),
  }) as unknown as Registry;

const opened = registry({ mf_a: '1', mf_b: '1' });
const MINUTES = 60_000;

function setUp(first: Registry | null = opened, replaced: string[] = []) {
  let now: Registry | Error = opened;
  const read = jest.fn(async () => {
    if (now instanceof Error) throw now;
    return now;
  });
  const versions = createVersions();
  watchVersions({ versions, opened: first, replaced, read });
  const publish = (next: Registry | Error) => {
    now = next;
  };
  return { versions, read, publish };
}
const wait = (minutes: number) => jest.advanceTimersByTimeAsync(minutes * MINUTES);
const see = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the watch for new versions', () => {
  it('notices within a minute that a remote was published, and is silent once dismissed', async () => {
    const { versions, publish } = setUp();
    await wait(1);
    expect(versions.get().newer).toBe(false);
    publish(registry({ mf_a: '2', mf_b: '1' }));
    await wait(1);
    expect(versions.get().newer).toBe(true);
    versions.dismiss();
    await wait(2);
    expect(versions.get().newer).toBe(false);
    expect(versions.get().waiting).toBe(true);
    publish(registry({ mf_a: '3', mf_b: '1' }));
    await wait(1);
    expect(versions.get().newer).toBe(true);
  });

  it('takes its words back when the version of this page is put back', async () => {
    const { versions, publish } = setUp();
    publish(registry({ mf_a: '2', mf_b: '1' }));
    await wait(1);
    publish(opened);
    await wait(1);
    expect(versions.get().newer).toBe(false);
  });

  it('looks at once when somebody comes back to the tab, and not at all while nobody is there', async () => {
    const { versions, read, publish } = setUp();
    see('hidden');
    await wait(30);
    expect(read).not.toHaveBeenCalled();
    publish(registry({ mf_a: '2', mf_b: '1' }));
    see('visible');
    await wait(0);
    expect(versions.get().newer).toBe(true);
    see('visible');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('says nothing when it cannot look, or of a remote that this tab takes from elsewhere', async () => {
    const { versions, publish } = setUp(opened, ['mf_a']);
    publish(new Error('tidak tersambung'));
    await wait(1);
    publish(registry({ mf_a: '2', mf_b: '1' }));
    await wait(1);
    expect(versions.get().newer).toBe(false);
  });

  it('takes the first list that it sees for its own when the page began without one', async () => {
    const { versions, publish } = setUp(null);
    await wait(1);
    expect(versions.get().newer).toBe(false);
    publish(registry({ mf_a: '2', mf_b: '1' }));
    await wait(1);
    expect(versions.get().newer).toBe(true);
  });
});
