import { embedScript } from './embed-script';
import { runStep, type Step } from './run-step';

const step =
  (name: Step) =>
  async (props: Record<string, unknown>): Promise<unknown> =>
    runStep(await embedScript(), name, props);

/** `mf_cascading/lifecycles`: those of single-spa. */
export const bootstrap = step('bootstrap');
export const mount = step('mount');
export const update = step('update');
export const unmount = step('unmount');
