/** @jest-environment jsdom */
import { mountRootParcel, type ParcelConfig } from 'single-spa';
import { isLifecycles, LIFECYCLE_LIMIT_MS, type Lifecycles } from './lifecycles';
import { type MountedParcel, mountParcel, type ParcelProps } from './parcel';

const domElement = document.createElement('div');

/** Lifecycles that note when they are called and with what. */
function noting(more: Partial<Lifecycles> = {}) {
  const calls: string[] = [];
  const seen: object[] = [];
  const note = (name: string) => async (props: object) => {
    calls.push(name);
    seen.push(props);
  };
  const lifecycles: Lifecycles = {
    bootstrap: note('bootstrap'),
    mount: [note('mount 1'), note('mount 2')],
    update: note('update'),
    unmount: note('unmount'),
    ...more,
  };
  return { calls, seen, lifecycles };
}

/** The same life with single-spa itself and with ours. */
async function live(mount: (lifecycles: Lifecycles, props: ParcelProps) => MountedParcel) {
  const { calls, seen, lifecycles } = noting({ name: 'contoh' });
  const states: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    const parcel = mount({ ...lifecycles }, { domElement, halaman: 'daftar' });
    await parcel.mountPromise;
    states.push(parcel.getStatus());
    await parcel.update({ domElement, halaman: 'rinci' });
    await parcel.unmount();
    states.push(parcel.getStatus());
  }
  const props = seen.map((given) => ({
    ...given,
    mountParcel: typeof Reflect.get(given, 'mountParcel'),
    unmountSelf: typeof Reflect.get(given, 'unmountSelf'),
    singleSpa: null,
  }));
  return { calls, states, props };
}

const withSingleSpa = (lifecycles: Lifecycles, props: ParcelProps) =>
  mountRootParcel(
    lifecycles as unknown as ParcelConfig,
    props as ParcelProps & { domElement: HTMLElement },
  ) as unknown as MountedParcel;

describe('a parcel', () => {
  it('lives as it does in single-spa: same calls, same states, same properties', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await live(mountParcel)).toEqual(await live(withSingleSpa));
  });

  it('leaves no timer behind that outlives the wait for a lifecycle, however often it was mounted', async () => {
    jest.useFakeTimers();
    try {
      for (let round = 0; round < 30; round += 1) await live(mountParcel);
      expect(jest.getTimerCount()).toBeGreaterThan(0);
      await jest.advanceTimersByTimeAsync(LIFECYCLE_LIMIT_MS + 1);
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('makes single-spa say nothing and reject nothing when a lifecycle hangs or fails', async () => {
    jest.useFakeTimers();
    const said = [jest.spyOn(console, 'warn'), jest.spyOn(console, 'error')];
    try {
      const hangs = () => new Promise<never>(() => undefined);
      const fails = () => Promise.reject('bukan Error');
      for (const lifecycle of [hangs, fails]) {
        for (const step of ['bootstrap', 'mount', 'unmount'] as const) {
          const parcel = mountParcel(noting({ [step]: lifecycle }).lifecycles, { domElement });
          const outcome = parcel.mountPromise.then(() => parcel.unmount()).catch((error: unknown) => error);
          await jest.advanceTimersByTimeAsync(2 * LIFECYCLE_LIMIT_MS + 1);
          expect(await outcome).toEqual(lifecycle === fails ? 'bukan Error' : expect.any(Error));
        }
      }
      for (const spy of said) expect(spy).not.toHaveBeenCalled();
    } finally {
      jest.useRealTimers();
    }
    // Rejections that nobody reads fail this test by now.
    await new Promise((resolve) => setTimeout(resolve));
  });

  it('touches nothing of the window but one name when single-spa is loaded and a parcel lives', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const routing = () => [
      window.history.pushState,
      window.history.replaceState,
      window.addEventListener,
      window.removeEventListener,
    ];
    const before = routing();
    await jest.isolateModulesAsync(async () => {
      const { mountParcel: loadedAnew } = await import('./parcel');
      await live(loadedAnew);
    });
    expect(routing()).toEqual(before);
    expect(Object.keys(window).filter((name) => /single.?spa/i.test(name))).toEqual(['singleSpaNavigate']);
  });

  it('does not hand on what would take the history over', async () => {
    const { seen, lifecycles } = noting();
    await mountParcel(lifecycles, { domElement }).mountPromise;
    expect(seen.length).toBeGreaterThan(0);
    for (const given of seen) expect(given).not.toHaveProperty('singleSpa');
  });

  it('is bootstrapped once, and again only after a bootstrap that failed', async () => {
    let broken = true;
    const { calls, lifecycles } = noting({
      bootstrap: async () => {
        calls.push('bootstrap');
        if (broken) throw new Error('sengaja');
      },
    });
    const failed = mountParcel(lifecycles, { domElement });
    await expect(failed.mountPromise).rejects.toThrow('sengaja');
    expect(failed.getStatus()).toBe('SKIP_BECAUSE_BROKEN');
    broken = false;
    for (let round = 0; round < 3; round += 1) {
      const parcel = mountParcel(lifecycles, { domElement });
      await parcel.mountPromise;
      await parcel.unmount();
    }
    expect(calls.filter((call) => call === 'bootstrap')).toHaveLength(2);
    expect(calls.filter((call) => call === 'mount 1')).toHaveLength(3);
  });

  it('clears away what it mounted half', async () => {
    const { calls, lifecycles } = noting({ mount: async () => Promise.reject(new Error('sengaja')) });
    const parcel = mountParcel(lifecycles, { domElement });
    await expect(parcel.mountPromise).rejects.toThrow(/^sengaja$/);
    expect(calls).toEqual(['bootstrap', 'unmount']);
  });

  it('clears away what could not follow a change', async () => {
    const { calls, lifecycles } = noting({ update: async () => Promise.reject(new Error('sengaja')) });
    const parcel = mountParcel(lifecycles, { domElement });
    await parcel.mountPromise;
    await expect(parcel.update({ domElement })).rejects.toThrow(/^sengaja$/);
    expect(calls).toEqual(['bootstrap', 'mount 1', 'mount 2', 'unmount']);
    expect(await parcel.unmount()).toBeNull();
    expect(calls.filter((call) => call === 'unmount')).toHaveLength(1);
  });

  it.each(['gagal', 'berhasil'])(
    'that ends itself, where that is %s, is not ended again',
    async (outcome) => {
      const ended = jest.fn(async () => {
        if (outcome === 'gagal') throw new Error('sengaja');
      });
      const { seen, lifecycles } = noting({ unmount: ended });
      const parcel = mountParcel(lifecycles, { domElement });
      await parcel.mountPromise;
      const { unmountSelf } = seen.at(-1) as { unmountSelf: () => Promise<null> };
      const said = await unmountSelf().catch(String);
      expect(said).toBe(outcome === 'gagal' ? 'Error: sengaja' : null);
      expect(await parcel.update({ domElement })).toBeNull();
      expect(await parcel.unmount()).toBeNull();
      expect(ended).toHaveBeenCalledTimes(1);
    },
  );

  it.each<[string, number | undefined, number]>([
    ['the portal waits at most', undefined, LIFECYCLE_LIMIT_MS],
    ['it grants itself', 200, 200],
    ['the portal waits at most, though it asks for more', 60_000, LIFECYCLE_LIMIT_MS],
  ])('fails when mounting takes longer than %s', async (_what, millis, limit) => {
    jest.useFakeTimers();
    try {
      const { lifecycles } = noting({
        mount: () => new Promise(() => undefined),
        ...(millis !== undefined && { timeouts: { mount: { millis } } }),
      });
      const parcel = mountParcel(lifecycles, { domElement });
      const outcome = parcel.mountPromise.catch((error: unknown) => String(error));
      await jest.advanceTimersByTimeAsync(limit - 1);
      expect(parcel.getStatus()).toBe('MOUNTING');
      await jest.advanceTimersByTimeAsync(1);
      expect(await outcome).toContain(`mount belum selesai setelah ${limit} ms`);
      expect(parcel.getStatus()).toBe('SKIP_BECAUSE_BROKEN');
    } finally {
      jest.useRealTimers();
    }
  });

  it('ends the parcels that it mounted itself before it ends', async () => {
    const inner = noting();
    const outer = noting({
      mount: async (props) => {
        const { mountParcel: mountChild } = props as { mountParcel: typeof mountParcel };
        await mountChild(inner.lifecycles, { domElement }).mountPromise;
      },
      unmount: async () => {
        inner.calls.push('outer unmount');
      },
    });
    const parcel = mountParcel(outer.lifecycles, { domElement });
    await parcel.mountPromise;
    await parcel.unmount();
    expect(inner.calls).toEqual(['bootstrap', 'mount 1', 'mount 2', 'unmount', 'outer unmount']);
  });
});

describe('isLifecycles', () => {
  const run = async () => undefined;
  it.each([
    [{ mount: run, unmount: run }, true],
    [{ mount: [run, run], unmount: [run] }, true],
    [{ mount: run }, false],
    [{ mount: [], unmount: run }, false],
    [{ mount: 'x', unmount: run }, false],
    [null, false],
    ['teks', false],
  ])('%p: %p', (value, expected) => {
    expect(isLifecycles(value)).toBe(expected);
  });
});
