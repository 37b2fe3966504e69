/** What the last painted frame cost. */
export interface FrameStats {
  readonly cards: number;
  readonly frameMs: number;
}

/** What the diagram holds at the moment, written by the layers and read by the handle. */
export interface MountedCounts {
  readonly interactiveCards: { current: number };
}

/** Figures of the mounted diagram, for tests and embedding hosts. */
export interface DiagramStats {
  /** Boxes of the tree, cross-cutting items included. */
  readonly boxes: number;
  /** Boxes in open branches. */
  readonly visible: number;
  /** Cards in the last frame. */
  readonly painted: number;
  /** Elements that cytoscape holds; 0 until it has arrived. */
  readonly mountedElements: number;
  readonly interactiveCards: number;
  readonly lastFrameMs: number;
}
