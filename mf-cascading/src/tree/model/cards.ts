import type { Card } from './card';

/** A card, or how it is made. */
export type CardSource = Card | (() => Card);

/** What the boxes of a tree say. A card is made when it is first asked for: of thousands a picture shows few. */
export class Cards {
  readonly #sources: CardSource[];

  constructor(sources: readonly CardSource[]) {
    this.#sources = [...sources];
  }

  /** undefined where there is no such box. */
  get(box: number): Card | undefined {
    const source = this.#sources[box];
    if (typeof source !== 'function') return source;
    const card = source();
    this.#sources[box] = card;
    return card;
  }

  /** Other cards of the same boxes. */
  map(change: (card: Card, box: number) => Card): Cards {
    return new Cards(this.#sources.map((_, box) => () => change(this.#made(box), box)));
  }

  /** Of every box. */
  all(): Card[] {
    return this.#sources.map((_, box) => this.#made(box));
  }

  #made(box: number): Card {
    return this.get(box) as Card;
  }
}
