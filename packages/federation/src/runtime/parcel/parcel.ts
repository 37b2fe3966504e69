import { mountRootParcel, type ParcelConfig } from 'single-spa';
import { guardLifecycles } from './guard-lifecycles';
import type { Lifecycles } from './lifecycles';

/** What lifecycles are given: the element, and everything that the host has for them. */
export interface ParcelProps {
  readonly domElement: HTMLElement;
  readonly [name: string]: unknown;
}

/** A mounted parcel, as `single-spa-react/parcel` handles it. */
export interface MountedParcel {
  readonly mountPromise: Promise<null>;
  /** A state by single-spa's name. */
  getStatus(): string;
  update(props: object): Promise<null>;
  unmount(): Promise<null>;
}

/** What single-spa itself hands to lifecycles. */
interface OfSingleSpa {
  readonly singleSpa: unknown;
  readonly mountParcel: MountParcel;
  readonly unmountSelf: () => Promise<unknown>;
}

export type MountParcel = typeof mountRootParcel;

/**
 * Mounts lifecycles into an element with single-spa. Whatever fails is cleared away at once and told by the promise of
 * its step, in its own words. Parcels that a parcel mounts itself end before it does.
 *
 * single-spa's whole interface is not handed on: its `start()` would take the portal's history over.
 * @param mount single-spa's own, of the root or of the parcel that mounts this one
 */
export function mountParcel(
  lifecycles: Lifecycles,
  props: ParcelProps,
  mount: MountParcel = mountRootParcel,
): MountedParcel {
  const { config, failure } = guardLifecycles(lifecycles);
  const handed = (all: object) => {
    const { singleSpa: _, mountParcel: mountChild, unmountSelf, ...given } = all as OfSingleSpa;
    return {
      ...given,
      mountParcel: (child: Lifecycles, childProps: ParcelProps) => mountParcel(child, childProps, mountChild),
      unmountSelf: () => over(unmountSelf()),
    };
  };
  const { bootstrap, mount: mountIt, update, unmount } = config;
  const parcel = mount(
    {
      ...config,
      bootstrap: (all: object) => bootstrap(handed(all)),
      mount: (all: object) => mountIt(handed(all)),
      ...(update && { update: (all: object) => update(handed(all)) }),
      unmount: (all: object) => unmount(handed(all)),
    } as unknown as ParcelConfig,
    props,
  );

  async function over(step: Promise<unknown> | undefined): Promise<null> {
    await step;
    const failed = failure();
    if (failed === null) return null;
    if (parcel.getStatus() === 'MOUNTED') await parcel.unmount();
    throw failed.error;
  }

  return {
    mountPromise: over(parcel.mountPromise),
    getStatus: () => (failure() === null ? parcel.getStatus() : 'SKIP_BECAUSE_BROKEN'),
    update: async (next) => (parcel.getStatus() === 'MOUNTED' ? over(parcel.update?.(next)) : null),
    unmount: async () => {
      await parcel.mountPromise;
      return parcel.getStatus() === 'MOUNTED' ? over(parcel.unmount()) : null;
    },
  };
}
