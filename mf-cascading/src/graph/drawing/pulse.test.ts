/** @jest-environment node */
import cytoscape from 'cytoscape';
import { BEAT_MS, startPulse } from './pulse';

const reduced = (matches: boolean) => Object.assign(globalThis, { matchMedia: () => ({ matches }) });
const moves = new Set<() => void>();
const view = {
  getView: () => ({ x: 0, y: 0, scale: 1 }),
  subscribe: (listener: () => void) => {
    moves.add(listener);
    return () => moves.delete(listener);
  },
};

function highlighted() {
  const cy = cytoscape({ headless: true, elements: [{ data: { id: 'a' } }, { data: { id: 'b' } }] });
  cy.$('#a').addClass('highlight');
  return { cy, faint: () => cy.$('.faint').map((node) => node.id()) };
}

describe('the pulse of a highlighted box', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('goes to faint and back, and ends at full', () => {
    reduced(false);
    const { cy, faint } = highlighted();
    const stop = startPulse(cy, view);
    jest.advanceTimersByTime(BEAT_MS);
    expect(faint()).toEqual(['a']);
    jest.advanceTimersByTime(BEAT_MS);
    expect(faint()).toEqual([]);
    jest.advanceTimersByTime(BEAT_MS);
    stop();
    expect(faint()).toEqual([]);
    jest.advanceTimersByTime(9 * BEAT_MS);
    expect(faint()).toEqual([]);
    expect(moves.size).toBe(0);
  });

  it('stands still for whoever asked for less motion', () => {
    reduced(true);
    const { cy, faint } = highlighted();
    const stop = startPulse(cy, view);
    jest.advanceTimersByTime(3 * BEAT_MS);
    expect(faint()).toEqual([]);
    stop();
  });

  it('waits while the view moves', () => {
    reduced(false);
    const { cy, faint } = highlighted();
    const stop = startPulse(cy, view);
    jest.advanceTimersByTime(BEAT_MS - 20);
    for (const move of moves) move();
    jest.advanceTimersByTime(20);
    expect(faint()).toEqual([]);
    jest.advanceTimersByTime(BEAT_MS);
    expect(faint()).toEqual(['a']);
    stop();
  });
});
