/** @jest-environment node */
import cytoscape, { type Core } from 'cytoscape';
import type { View } from '../../view/viewport/view';
import { followView, REST_MS, transformBetween } from './followed-view';

const graphs: Core[] = [];

function followed() {
  const cy = cytoscape({ headless: true, styleEnabled: true, minZoom: 1e-6, maxZoom: 1e3 });
  graphs.push(cy);
  let now: View = { x: 0, y: 0, scale: 1 };
  const listeners = new Set<() => void>();
  const view = {
    getView: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const moveTo = (next: View) => {
    now = next;
    for (const listener of listeners) listener();
  };
  const placed: string[] = [];
  const onRest = jest.fn();
  const handle = followView(cy, view, (transform) => placed.push(transform), onRest);
  return { cy, moveTo, placed, onRest, ...handle };
}

describe('a graph over a moving view', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    for (const cy of graphs.splice(0)) cy.destroy();
    jest.useRealTimers();
  });

  it('is moved as it was drawn while the view moves, and drawn anew when it rests', () => {
    const { cy, moveTo, placed, onRest } = followed();
    moveTo({ x: 30, y: -10, scale: 1 });
    moveTo({ x: 60, y: -20, scale: 2 });
    expect(placed).toEqual(['matrix(1, 0, 0, 1, 30, -10)', 'matrix(2, 0, 0, 2, 60, -20)']);
    expect(cy.zoom()).toBe(1);
    jest.advanceTimersByTime(REST_MS);
    expect([cy.zoom(), cy.pan()]).toEqual([2, { x: 60, y: -20 }]);
    expect(onRest).toHaveBeenCalledTimes(1);
    // What is on the screen is the old picture until the new one is drawn.
    expect(placed.at(-1)).toBe('matrix(2, 0, 0, 2, 60, -20)');
    cy.emit('render');
    expect(placed.at(-1)).toBe('none');
  });

  it('is not drawn as long as the view goes on moving', () => {
    const { cy, moveTo, onRest } = followed();
    for (let step = 1; step < 20; step += 1) {
      moveTo({ x: step, y: 0, scale: 1 });
      jest.advanceTimersByTime(REST_MS - 1);
    }
    expect(cy.pan()).toEqual({ x: 0, y: 0 });
    expect(onRest).not.toHaveBeenCalled();
  });

  it('is brought to the view at once when somebody is about to point at it', () => {
    const { cy, moveTo, redraw } = followed();
    moveTo({ x: 5, y: 7, scale: 3 });
    redraw();
    expect([cy.zoom(), cy.pan()]).toEqual([3, { x: 5, y: 7 }]);
  });

  it('is left alone when it is let go', () => {
    const { cy, moveTo, stop, placed } = followed();
    moveTo({ x: 5, y: 7, scale: 3 });
    stop();
    jest.advanceTimersByTime(10 * REST_MS);
    moveTo({ x: 9, y: 9, scale: 3 });
    expect(cy.zoom()).toBe(1);
    expect(placed).toHaveLength(1);
  });

  it('is moved so that a place of the world that was drawn at one place is seen at the other', () => {
    const drawn = { x: 100, y: 40, scale: 0.5 };
    const now = { x: -20, y: 300, scale: 0.8 };
    const [a = 0, , , , x = 0, y = 0] = transformBetween(drawn, now).slice(7, -1).split(', ').map(Number);
    const world = { x: 700, y: -90 };
    expect(x + (drawn.x + world.x * drawn.scale) * a).toBeCloseTo(now.x + world.x * now.scale, 6);
    expect(y + (drawn.y + world.y * drawn.scale) * a).toBeCloseTo(now.y + world.y * now.scale, 6);
  });
});
