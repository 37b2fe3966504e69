import { diagram } from './parts';

type Step = 'bootstrap' | 'mount' | 'update' | 'unmount';
type Act = (props: never) => Promise<unknown>;

/** One step of a life, which may consist of several acts. */
const step =
  (name: Step): Act =>
  async (props) => {
    const { lifecycles } = await diagram();
    for (const act of [(lifecycles as unknown as Record<Step, Act | Act[]>)[name]].flat()) await act(props);
  };

/** For single-spa: those of the diagram, which wait until its code has run. */
export const lifecycles = {
  bootstrap: step('bootstrap'),
  mount: step('mount'),
  update: step('update'),
  unmount: step('unmount'),
};
