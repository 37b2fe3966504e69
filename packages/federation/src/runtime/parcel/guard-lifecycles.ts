import { bootstrapOnce, type LifecycleName, type Lifecycles, limitOf, runLifecycle } from './lifecycles';

type Step = (props: object) => Promise<void>;

/** Lifecycles in the form that single-spa runs: none of them fails, and none takes longer than it may. */
export interface GuardedLifecycles {
  readonly config: {
    readonly name?: string;
    readonly bootstrap: Step;
    readonly mount: Step;
    readonly update?: Step;
    readonly unmount: Step;
    readonly timeouts: Record<LifecycleName, { readonly millis: number; readonly warningMillis: number }>;
  };
  /** The first failure, which single-spa has not heard of; null while all went well. */
  readonly failure: () => { readonly error: unknown } | null;
}

/**
 * single-spa starts two timers for each lifecycle, one to warn and one to complain, and never stops them: they find the
 * lifecycle ended when they are due just after our own limit. All of them are named for each parcel, since single-spa
 * writes those of one parcel into its defaults for the next.
 */
const timersOf = (lifecycles: Lifecycles, name: LifecycleName) => {
  const millis = limitOf(lifecycles, name) + 1;
  return { millis, warningMillis: millis };
};

/**
 * Keeps failures from single-spa, which would hold on to a broken parcel for ever, write its own text into the error and
 * reject promises that nobody reads. Who mounts asks for the failure after each step, and unmounts.
 */
export function guardLifecycles(lifecycles: Lifecycles): GuardedLifecycles {
  let failure: { readonly error: unknown } | null = null;
  let hasBegunMounting = false;

  const attempt = async (step: () => Promise<void>) => {
    try {
      await step();
    } catch (error) {
      failure ??= { error };
    }
  };
  const run = (name: LifecycleName, props: object) => attempt(() => runLifecycle(lifecycles, name, props));

  return {
    failure: () => failure,
    config: {
      ...(lifecycles.name !== undefined && { name: lifecycles.name }),
      bootstrap: (props) => attempt(() => bootstrapOnce(lifecycles, props)),
      async mount(props) {
        if (failure !== null) return;
        hasBegunMounting = true;
        await run('mount', props);
      },
      ...(lifecycles.update !== undefined && { update: (props: object) => run('update', props) }),
      // What it has put into the element goes again after a failure too, as far as it is able to.
      async unmount(props) {
        if (hasBegunMounting) await run('unmount', props);
      },
      timeouts: {
        bootstrap: timersOf(lifecycles, 'bootstrap'),
        mount: timersOf(lifecycles, 'mount'),
        update: timersOf(lifecycles, 'update'),
        unmount: timersOf(lifecycles, 'unmount'),
      },
    },
  };
}
