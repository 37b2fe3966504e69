/** What may be under way before the picture, and the address that tells of it, stay as they are. */
export type Doing = 'glide' | 'press' | 'scene' | 'years' | 'asked' | 'address';

/** What is under way in a diagram. Who listens hears only when the first thing begins and when the last one ends. */
export class UnderWay {
  readonly #doing: Set<Doing>;
  readonly #listeners = new Set<() => void>();

  constructor(...doing: readonly Doing[]) {
    this.#doing = new Set(doing);
  }

  get nothing(): boolean {
    return this.#doing.size === 0;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  mark(doing: Doing, on: boolean): void {
    const before = this.nothing;
    if (on) this.#doing.add(doing);
    else this.#doing.delete(doing);
    if (before === this.nothing) return;
    for (const listener of this.#listeners) listener();
  }
}
