import { withTimeLimit } from '../time-limit';

export type LifecycleName = 'bootstrap' | 'mount' | 'update' | 'unmount';

type Lifecycle = (props: object) => Promise<unknown>;

/** What a remote of kind `single-spa` exposes as `./lifecycles`, in the form that single-spa knows. */
export interface Lifecycles {
  readonly name?: string;
  readonly bootstrap?: Lifecycle | readonly Lifecycle[];
  readonly mount: Lifecycle | readonly Lifecycle[];
  readonly update?: Lifecycle | readonly Lifecycle[];
  readonly unmount: Lifecycle | readonly Lifecycle[];
  /** How long each may take; the portal waits `LIFECYCLE_LIMIT_MS` at most, whatever stands here. */
  readonly timeouts?: Partial<Record<LifecycleName, { readonly millis?: number }>>;
}

/** Longest wait for one lifecycle; staff hear within 8 s what became of a page. */
export const LIFECYCLE_LIMIT_MS = 3000;

const functionsOf = (lifecycle: unknown): Lifecycle[] => [lifecycle ?? []].flat() as Lifecycle[];

function isComplete(value: unknown): boolean {
  const functions = functionsOf(value);
  return functions.length > 0 && functions.every((each) => typeof each === 'function');
}

/** Whether a module can be mounted and unmounted. */
export function isLifecycles(value: unknown): value is Lifecycles {
  if (typeof value !== 'object' || value === null) return false;
  const { mount, unmount } = value as Partial<Lifecycles>;
  return isComplete(mount) && isComplete(unmount);
}

/** How long a lifecycle may take: what it grants itself, and no longer than the portal waits. */
export const limitOf = ({ timeouts }: Lifecycles, name: LifecycleName): number =>
  Math.min(timeouts?.[name]?.millis ?? LIFECYCLE_LIMIT_MS, LIFECYCLE_LIMIT_MS);

/** Runs one lifecycle within its time; the timer ends with it. */
export function runLifecycle(lifecycles: Lifecycles, name: LifecycleName, props: object): Promise<void> {
  const run = async () => {
    for (const lifecycle of functionsOf(lifecycles[name])) await lifecycle(props);
  };
  const limit = limitOf(lifecycles, name);
  return withTimeLimit(run(), limit, () => new LifecycleTimeout(name, limit));
}

/** Lifecycles are bootstrapped once, however often they are mounted; after a failure they are again. */
const bootstrapped = new WeakMap<Lifecycles, Promise<void>>();

export function bootstrapOnce(lifecycles: Lifecycles, props: object): Promise<void> {
  const begun = bootstrapped.get(lifecycles);
  if (begun !== undefined) return begun;
  const running = runLifecycle(lifecycles, 'bootstrap', props).catch((error: unknown) => {
    bootstrapped.delete(lifecycles);
    throw error;
  });
  bootstrapped.set(lifecycles, running);
  return running;
}

/** A lifecycle that took too long. It may still end one day. */
class LifecycleTimeout extends Error {
  override readonly name = 'LifecycleTimeout';

  constructor(lifecycle: LifecycleName, limit: number) {
    super(`${lifecycle} belum selesai setelah ${limit} ms`);
  }
}
