import type { Card } from './card';

/** A card, or how it is made. */
export type CardSource = Card | (() => Card);

/** What the boxes of a tree say. A card is made when it is first asked for: of thousands a picture shows few. */
export class Cards implements Iterable<Card> {
  readonly #sources: CardSource[];

  constructor(sources: Iterable<CardSource>) {
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

  *[Symbol.iterator](): Iterator<Card> {
    for (let box = 0; box < this.#sources.length; box += 1) yield this.#made(box);
  }

  #made(box: number): Card {
    return this.get(box) as Card;
  }
}
