import type { Selaras } from '@selaras/cascading-react/contract';

const steps = ['bootstrap', 'mount', 'update', 'unmount'] as const;
export type Step = (typeof steps)[number];

type Props = Record<string, unknown>;
type Act = (props: Props) => Promise<unknown>;

/** One step of the life of a single-spa application, which may consist of several acts. */
export async function runStep(
  { lifecycles }: Pick<Selaras, 'lifecycles'>,
  step: Step,
  props: Props,
): Promise<void> {
  for (const act of [(lifecycles as Record<Step, Act | Act[]>)[step]].flat()) await act(props);
}

/** A life whose steps wait until what lives has come. */
export const lifecyclesOf = (load: () => Promise<Pick<Selaras, 'lifecycles'>>) =>
  Object.fromEntries(
    steps.map((step) => [step, async (props: Props) => runStep(await load(), step, props)]),
  ) as Readonly<Record<Step, (props: Props) => Promise<void>>>;
