import { type Lifecycles, runLifecycle } from './lifecycles';

/** States of a parcel, by the names that single-spa gives them. */
type ParcelStatus =
  | 'NOT_BOOTSTRAPPED'
  | 'BOOTSTRAPPING'
  | 'NOT_MOUNTED'
  | 'MOUNTING'
  | 'MOUNTED'
  | 'UPDATING'
  | 'UNMOUNTING'
  | 'SKIP_BECAUSE_BROKEN';

/** What lifecycles are given: the element, and everything that the host has for them. */
export interface ParcelProps {
  readonly domElement: HTMLElement;
  readonly [name: string]: unknown;
}

/** A mounted parcel, as `single-spa-react/parcel` handles it. */
export interface MountedParcel {
  readonly mountPromise: Promise<null>;
  getStatus(): ParcelStatus;
  update(props: object): Promise<null>;
  unmount(): Promise<null>;
}

/** Lifecycles are bootstrapped once, however often they are mounted; after a failure they are again. */
const bootstrapped = new WeakMap<Lifecycles, Promise<void>>();

function bootstrap(lifecycles: Lifecycles, props: object): Promise<void> {
  const begun = bootstrapped.get(lifecycles);
  if (begun !== undefined) return begun;
  const running = runLifecycle(lifecycles, 'bootstrap', props).catch((error: unknown) => {
    bootstrapped.delete(lifecycles);
    throw error;
  });
  bootstrapped.set(lifecycles, running);
  return running;
}

let count = 0;

/**
 * Mounts lifecycles into an element by the contract of single-spa's parcels, without its timers: what it hands the
 * lifecycles, what it answers and in which order it does things are the same. Parcels that a parcel mounts itself end
 * before it does.
 */
export function mountParcel(lifecycles: Lifecycles, props: ParcelProps): MountedParcel {
  const name = lifecycles.name ?? `parcel-${count++}`;
  const children = new Set<MountedParcel>();
  let status: ParcelStatus = 'NOT_BOOTSTRAPPED';
  let customProps: object = props;

  const given = () => ({
    ...customProps,
    name,
    mountParcel: (child: Lifecycles, childProps: ParcelProps) => {
      const mounted = mountParcel(child, childProps);
      children.add(mounted);
      return mounted;
    },
    unmountSelf: unmount,
  });

  async function start(): Promise<null> {
    try {
      status = 'BOOTSTRAPPING';
      await bootstrap(lifecycles, given());
      status = 'MOUNTING';
      await runLifecycle(lifecycles, 'mount', given());
      status = 'MOUNTED';
      return null;
    } catch (error) {
      const wasMounting = status === 'MOUNTING';
      status = 'SKIP_BECAUSE_BROKEN';
      // What it has put into the element already goes again, as far as it is able to.
      if (wasMounting) await runLifecycle(lifecycles, 'unmount', given()).catch(() => undefined);
      throw error;
    }
  }

  async function update(next: object): Promise<null> {
    customProps = next;
    if (status !== 'MOUNTED' || lifecycles.update === undefined) return null;
    status = 'UPDATING';
    try {
      await runLifecycle(lifecycles, 'update', given());
      status = 'MOUNTED';
      return null;
    } catch (error) {
      status = 'SKIP_BECAUSE_BROKEN';
      throw error;
    }
  }

  async function unmount(): Promise<null> {
    await mountPromise;
    if (status !== 'MOUNTED') return null;
    status = 'UNMOUNTING';
    try {
      const mounted = [...children].filter((child) => child.getStatus() === 'MOUNTED');
      children.clear();
      await Promise.allSettled(mounted.map((child) => child.unmount()));
      await runLifecycle(lifecycles, 'unmount', given());
      status = 'NOT_MOUNTED';
      return null;
    } catch (error) {
      status = 'SKIP_BECAUSE_BROKEN';
      throw error;
    }
  }

  const mountPromise = Promise.resolve().then(start);
  return { mountPromise, getStatus: () => status, update, unmount };
}
