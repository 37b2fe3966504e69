import { mountWith } from './mount-with';
import { diagram, diagramNow } from './parts';

/** The contract's `mountCascading`, callable as soon as the script has run. */
export const mountCascading = mountWith(
  () => diagramNow()?.mountCascading ?? null,
  async () => (await diagram()).mountCascading,
);
