/** A smaller tree is there as a whole before the picture of a part of it would be. */
const LARGE = 15_000;

/** Goals of a tree that came before the rest of it. */
export interface EarlyGoals {
  /** Name of the tree, and of who reads it. */
  readonly of: string;
  readonly goals: readonly unknown[];
}

/**
 * What has come of a large tree while the rest is on its way: told once, as soon as it has boxes enough for a picture, and
 * kept until another tree is asked for.
 */
export class ArrivingGoals {
  #early: EarlyGoals | null = null;
  #listener: (() => void) | null = null;

  /** One listener: the page. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listener = listener;
    return () => {
      this.#listener = null;
    };
  };

  readonly get = (): EarlyGoals | null => this.#early;

  /** For a tree that is asked for now, or once more: takes each of its goals with the number of boxes in it. */
  begin(of: string): (goal: unknown, boxes: number) => void {
    if (this.#early?.of !== of) this.#early = null;
    const goals: unknown[] = [];
    let sum = 0;
    return (goal, boxes) => {
      goals.push(goal);
      sum += boxes;
      if (this.#early !== null || sum < LARGE) return;
      this.#early = { of, goals: goals.slice() };
      this.#listener?.();
    };
  }
}
