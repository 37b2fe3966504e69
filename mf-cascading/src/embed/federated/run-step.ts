import type { Selaras } from '@selaras/cascading-react/contract';

export type Step = 'bootstrap' | 'mount' | 'update' | 'unmount';

type Act = (props: Record<string, unknown>) => Promise<unknown>;

/** One step of the life of a single-spa application, which may consist of several acts. */
export const runStep = (
  { lifecycles }: Selaras,
  step: Step,
  props: Record<string, unknown>,
): Promise<unknown> =>
  [(lifecycles as unknown as Record<Step, Act | Act[]>)[step]]
    .flat()
    .reduce<Promise<unknown>>((before, act) => before.then(() => act(props)), Promise.resolve());
