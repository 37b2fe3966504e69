import type { Core } from 'cytoscape';
import { isWithin, type Rect } from '../../tree/layout/place';
import type { Scene } from '../../view/scene/scene';
import { isSlot } from '../working-set/relatives';
import type { Answers } from './answers';
import { indexAnswers } from './index-answers';

/** What the graph knows beside its elements. */
interface Arrived {
  readonly cy: Core;
  readonly answers: Answers;
  /** Part of the world of which it holds every box; null when some were left out. */
  covered: Rect | null;
}

/**
 * The one owner of the cytoscape instance, from its arrival until it is destroyed. Whoever wants to know what is where
 * asks here: the graph answers about what it holds, the scene's own arrays about all else and before it has come.
 */
export class Graph {
  #arrived: Arrived | null = null;
  #draws = false;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The instance; null before it has come and after it has gone. */
  get cy(): Core | null {
    return this.#arrived?.cy ?? null;
  }

  /** Whether the graph has drawn what connects the boxes: until then the picture below shows it. */
  readonly draws = (): boolean => this.#draws;

  get size(): number {
    return this.cy?.elements().length ?? 0;
  }

  /** Takes an instance over; the same one again changes nothing. */
  adopt(cy: Core, answers: Answers): void {
    if (this.#arrived?.cy === cy) return;
    this.#arrived = { cy, answers, covered: null };
    cy.one('render', () => this.#set(cy, true));
    cy.one('destroy', () => this.#set(cy, false));
  }

  #set(cy: Core, draws: boolean): void {
    if (this.#arrived?.cy !== cy) return;
    if (!draws) this.#arrived = null;
    this.#draws = draws;
    for (const listener of this.#listeners) listener();
  }

  /** Of which part of the world the elements are all that there is. */
  setCovered(covered: Rect | null): void {
    if (this.#arrived !== null) this.#arrived.covered = covered;
  }

  /** Answers about the boxes of a scene. What the graph says of a box that the scene no longer shows is not believed. */
  answers(scene: Scene): Answers {
    const index = indexAnswers(scene);
    if (this.#arrived === null) return index;
    const { answers: graph, covered } = this.#arrived;
    const known = (key: string | null) => {
      const box = key === null ? undefined : scene.model.indexOf.get(key);
      return box !== undefined && isThere(scene, box) ? key : null;
    };
    return {
      boxAt: (point, below) => known(graph.boxAt(point, below)) ?? index.boxAt(point, below),
      boxesWithin: (rect) =>
        covered !== null && isWithin(rect, covered)
          ? graph.boxesWithin(rect).filter(known)
          : index.boxesWithin(rect),
      step: (key, direction) => known(graph.step(key, direction)) ?? index.step(key, direction),
    };
  }
}

const isThere = (scene: Scene, box: number) => scene.visible[box] === 1 || isSlot(scene, box);
