import type { EventName, Listener } from './events';
import type { Core } from './graph';
import type { CascadingProps } from './props';

/** What a page holds of a mounted diagram. */
export interface CascadingHandle {
  /** Changes the given props and leaves the others as they are. */
  update(props: CascadingProps): void;
  /** Selects a box by its key, opens what hides it and brings it into view; false when there is none. */
  focusNode(key: string): boolean;
  /**
   * A PNG of the open branches with title, date and proof.
   * @param ratio pixels of the file for one of the picture
   * @throws when nothing is shown
   */
  exportPng(options?: { readonly ratio?: number }): Promise<Blob>;
  /** Prints the open branches on sheets, and nothing of the page around. */
  print(): Promise<void>;
  /** cytoscape's own instance with its whole API; null until it has come. */
  getCy(): Core | null;
  on<Name extends EventName>(name: Name, listener: Listener<Name>): () => void;
  /** Takes everything away and gives its memory back. */
  unmount(): void;
}
