import { embedScript } from './embed-script';

type Props = Record<string, unknown>;
type Step = 'bootstrap' | 'mount' | 'update' | 'unmount';

const step =
  (name: Step) =>
  async (props: Props): Promise<unknown> => {
    const { lifecycles } = await embedScript();
    return [(lifecycles as unknown as Record<Step, unknown>)[name]]
      .flat()
      .reduce<Promise<unknown>>(
        (before, act) => before.then(() => (act as (props: Props) => Promise<unknown>)(props)),
        Promise.resolve(),
      );
  };

/** `mf_cascading/lifecycles`: those of single-spa. */
export const bootstrap = step('bootstrap');
export const mount = step('mount');
export const update = step('update');
export const unmount = step('unmount');
