import type { Core } from 'cytoscape';
import type { View } from '../../view/viewport/view';

/** A view that moves. */
export interface ViewSource {
  readonly getView: () => View;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The view has to stand still this long before the graph is drawn anew. */
export const REST_MS = 120;

interface FollowedView {
  /** Brings the graph to the view at once. */
  redraw(): void;
  stop(): void;
}

/**
 * Keeps a graph's picture over what the view shows. While the view moves, the picture drawn last is moved as a whole by
 * `place`, a CSS transform: drawing hundreds of elements anew takes longer than a frame has. When the view rests, the
 * graph is drawn for it; `onRest` is told.
 */
export function followView(
  cy: Core,
  view: ViewSource,
  place: (transform: string) => void,
  onRest: () => void,
): FollowedView {
  let timer: ReturnType<typeof setTimeout>;
  let drawn = viewOf(cy);
  const follow = () => place(transformBetween(drawn, view.getView()));
  const redraw = () => {
    const { x, y, scale } = view.getView();
    const rescaled = cy.zoom() !== scale;
    cy.viewport({ zoom: scale, pan: { x, y } });
    // Widths depend on the scale.
    if (rescaled) cy.style().update();
  };
  const onRender = () => {
    drawn = viewOf(cy);
    follow();
  };
  const onMove = () => {
    follow();
    clearTimeout(timer);
    timer = setTimeout(() => {
      redraw();
      onRest();
    }, REST_MS);
  };
  cy.on('render', onRender);
  const unsubscribe = view.subscribe(onMove);
  return {
    redraw,
    stop: () => {
      clearTimeout(timer);
      unsubscribe();
      cy.off('render', onRender);
    },
  };
}

function viewOf(cy: Core): View {
  const { x, y } = cy.pan();
  return { x, y, scale: cy.zoom() };
}

/** The CSS transform that moves what was drawn for one view to where another one shows it. */
export function transformBetween(drawn: View, now: View): string {
  const stretch = now.scale / drawn.scale;
  const [x, y] = [now.x - drawn.x * stretch, now.y - drawn.y * stretch];
  return x === 0 && y === 0 && stretch === 1 ? 'none' : `matrix(${stretch}, 0, 0, ${stretch}, ${x}, ${y})`;
}
