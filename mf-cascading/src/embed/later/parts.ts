import { nextTask } from '@selaras/ui/next-task';

type Diagram = typeof import('./whole');

/**
 * Everything travels in the script itself, so that nothing more has to be fetched for the first picture. It runs part by
 * part, each in a task of its own: run as one, the page around would stand still meanwhile. What a part brings along is
 * there already for those after it.
 */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager", webpackExports: ["createRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["StyleSheetManager"] */ 'styled-components'),
  () => import(/* webpackMode: "eager" */ '../data/load-tree'),
  () => import(/* webpackMode: "eager" */ '../view/embed-diagram'),
];

let arriving: Promise<Diagram> | undefined;
let arrived: Diagram | null = null;

/** The diagram's own code once it has run; null before. */
export const diagramNow = (): Diagram | null => arrived;

/** Runs the diagram's own code, once. */
export function diagram(): Promise<Diagram> {
  arriving ??= run();
  return arriving;
}

async function run(): Promise<Diagram> {
  for (const part of parts) {
    await nextTask();
    await part();
  }
  await nextTask();
  arrived = await import(/* webpackMode: "eager" */ './whole');
  return arrived;
}
