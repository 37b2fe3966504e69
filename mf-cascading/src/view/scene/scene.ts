import { type ActionPlaces, placeActions } from '../../tree/card/action-place';
import { type BoxSizes, widthAt } from '../../tree/card/box-sizes';
import { type CardFacts, cardFacts } from '../../tree/card/card-facts';
import { type CardRows, cardRows } from '../../tree/card/card-rows';
import {
  type CardSettings,
  type CardText,
  capaianText,
  cardText,
  titleLines,
} from '../../tree/card/card-text';
import { fillingText } from '../../tree/card/filling-text';
import type { Layout } from '../../tree/layout/layout';
import { CROSS_HEAD, cardAt, type TreeModel } from '../../tree/model/model';
import type { OpenState } from '../../tree/state/visible';
import { branchCount } from '../../tree/state/visible';
import type { Measure } from '../../tree/text/text-lines';
import type { DrawnCard } from './drawn-card';

/** Everything that a picture of the tree is made from, apart from view and colours. */
export interface Scene {
  readonly model: TreeModel;
  readonly layout: Layout;
  readonly state: OpenState;
  readonly visible: Uint8Array;
  readonly settings: CardSettings;
  readonly texts: CardTexts;
  /** The box that details, address and path follow; -1 for none. */
  readonly selected: number;
  /** Keys of the boxes that are selected beside it. */
  readonly others: ReadonlySet<string>;
}

/** The shown boxes that are selected beside the main one. */
export function othersShown({ model, visible, selected, others }: Scene): number[] {
  const boxes = [...others].map((key) => model.indexOf.get(key) ?? -1);
  return boxes.filter((box) => visible[box] === 1 && box !== selected);
}

/** The selection by keys, as it is changed. */
export const selectedOf = ({
  model,
  selected,
  others,
}: Scene): { main: string | null; others: ReadonlySet<string> } => ({
  main: model.keys[selected] ?? null,
  others,
});

/** Every selected box that is shown, in the order of the tree. */
export function selectedBoxes(scene: Scene): number[] {
  const { visible, selected } = scene;
  const main = visible[selected] === 1 ? [selected] : [];
  return [...main, ...othersShown(scene)].sort((a, b) => a - b);
}

/** Cards around a screen, or on a strip of a picture, are far fewer. */
const MOST_KEPT = 4_000;

/** Texts and rows of cards, made when first asked for and kept while sizes and settings stay, as long as they are few. */
export class CardTexts {
  readonly #facts: (box: number) => CardFacts;
  readonly #texts = new Map<number, CardText>();
  readonly #rows = new Map<number, CardRows>();
  readonly #actions = new Map<number, ActionPlaces>();
  readonly #titleLines = new Map<number, readonly string[]>();

  constructor(
    model: TreeModel,
    private readonly sizes: BoxSizes,
    private readonly settings: CardSettings,
    private readonly measure: Measure,
  ) {
    this.#facts = cardFacts(model);
  }

  text(box: number): CardText {
    return keptIn(this.#texts, box, () => this.#textOf(box));
  }

  rows(box: number): CardRows {
    return keptIn(this.#rows, box, () => cardRows(this.text(box), this.actions(box).height));
  }

  actions(box: number): ActionPlaces {
    const { settings } = this;
    return keptIn(this.#actions, box, () => {
      const { actions, level } = this.#facts(box);
      return placeActions(settings.still ? [] : actions, this.#width(level));
    });
  }

  titleLines(box: number): readonly string[] {
    return keptIn(this.#titleLines, box, () => {
      const { card, level } = this.#facts(box);
      return titleLines(card, this.#width(level), this.#height(box), this.measure);
    });
  }

  #textOf(box: number): CardText {
    const facts = this.#facts(box);
    const width = this.#width(facts.level);
    // A still picture cuts nothing.
    if (this.settings.still) return cardText(facts, width, this.settings, this.measure);
    const room = { width, height: this.#height(box), actions: this.actions(box).height };
    return fillingText(facts, room, this.settings, this.measure);
  }

  #width(level: number): number {
    return widthAt(this.sizes, level);
  }

  #height(box: number): number {
    return this.sizes.height[box] ?? 0;
  }
}

/** What is kept of a box, or what `make` makes of it now; of too many none is kept any longer. */
function keptIn<Part>(kept: Map<number, Part>, box: number, make: () => Part): Part {
  const known = kept.get(box);
  if (known !== undefined) return known;
  const made = make();
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(box, made);
  return made;
}

/** The scene's boxes as `paintCard` wants them, one after the other through one object: `at(box)` moves it. */
export class CardCursor implements DrawnCard {
  #box = 0;

  constructor(private readonly scene: Scene) {}

  at(box: number): this {
    this.#box = box;
    return this;
  }

  get card() {
    return cardAt(this.scene.model, this.#box);
  }

  get level() {
    return this.scene.model.level[this.#box] ?? 0;
  }

  get cross() {
    return this.scene.model.cross[this.#box] === CROSS_HEAD;
  }

  get width() {
    return widthAt(this.scene.layout.sizes, this.level);
  }

  get height() {
    return this.scene.layout.sizes.height[this.#box] ?? 0;
  }

  get selected() {
    return this.#box === this.scene.selected;
  }

  get showIcon() {
    return this.scene.settings.showIcons;
  }

  get below() {
    if (this.scene.settings.still) return 0;
    return branchCount(this.scene.model, this.scene.state, this.#box);
  }

  get open() {
    return this.scene.state.open[this.#box] === 1;
  }

  get capaian() {
    return capaianText(this.card, this.scene.settings);
  }

  readonly text = () => this.scene.texts.text(this.#box);

  readonly rows = () => this.scene.texts.rows(this.#box);

  readonly actions = () => this.scene.texts.actions(this.#box);

  readonly titleLines = () => this.scene.texts.titleLines(this.#box);
}
