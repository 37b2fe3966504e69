import type { TreeModel } from '../model/model';
import { cardAt } from '../model/model';
import { type Measure, wrapRoughly } from '../text/text-lines';
import { placeActions } from './action-place';
import type { BoxSizes } from './box-sizes';
import { type CardFacts, cardFacts } from './card-facts';
import { cardRows } from './card-rows';
import { cardStyle, textStyle } from './card-style';
import { type CardSettings, cardText } from './card-text';
import { roughHeight } from './rough-height';

/**
 * How far the equal-size layout has come (spec 1 §9): at first with a provisional width and whatever font is there, then
 * with the width that the texts of a level need, then with the height. One height a level is for the default type only.
 */
export type SizeStage = 'initial' | 'width' | 'height';

/** Width of every level before the texts could be measured. */
const PROVISIONAL_WIDTH = 264;
const WIDTH_STEP = 8;

/** What decides the sizes of boxes besides their texts. */
interface Sizing {
  readonly stage: SizeStage;
  readonly settings: CardSettings;
  readonly measure: Measure;
}

/** Sizes that fit the boxes with each of their cards, of all years. */
export function sizeBoxes(
  model: TreeModel,
  stage: SizeStage,
  settings: CardSettings,
  measure: Measure,
): BoxSizes {
  const sizes = new LevelSizes(model, { stage, settings, measure });
  return sizes.covering(new Uint8Array(model.count).fill(1));
}

/** Widths of the levels that have one of these boxes, as the texts of all their boxes in all years need. */
export function levelWidths(model: TreeModel, shown: Uint8Array, measure: Measure): number[] {
  const years = yearsOf(model);
  return boxesPerLevel(model).map((boxes) =>
    boxes.some((box) => shown[box] === 1)
      ? Math.max(...years.map((year) => atOnce(equalWidth(year, boxes, measure))))
      : PROVISIONAL_WIDTH,
  );
}

/** The same boxes with the cards of each year. */
const yearsOf = (model: TreeModel): TreeModel[] => [
  model,
  ...(model.alternatives ?? []).map((cards) => ({ ...model, cards })),
];

/**
 * Sizes of a tree's boxes, worked out level by level when a box of the level is to be shown: of thousands, the first
 * picture shows the upper levels.
 */
export class LevelSizes {
  readonly #sizes: { width: number[]; height: Float32Array };
  readonly #boxes: readonly (readonly number[])[];
  readonly #sized = new Set<number>();
  readonly #years: readonly TreeModel[];

  constructor(
    model: TreeModel,
    private readonly sizing: Sizing,
  ) {
    this.#boxes = boxesPerLevel(model);
    this.#years = yearsOf(model);
    this.#sizes = {
      width: this.#boxes.map(() => PROVISIONAL_WIDTH),
      height: new Float32Array(model.count),
    };
  }

  /** Sizes in which every level with one of these boxes has its own; the same object grows with each call. */
  covering(shown: Uint8Array): BoxSizes {
    this.#boxes.forEach((boxes, level) => {
      if (this.#sized.has(level) || !boxes.some((box) => shown[box] === 1)) return;
      atOnce(this.#steps(level, boxes));
    });
    return this.#sizes;
  }

  /** Works out the levels that are not there yet, with a pause after every few boxes; rejects as `pause` does. */
  async complete(pause: () => Promise<void>): Promise<void> {
    for (const [level, boxes] of this.#boxes.entries()) {
      const steps = this.#steps(level, boxes);
      while (!this.#sized.has(level) && steps.next().done !== true) await pause();
    }
  }

  /** Each box is as large as the largest of its cards needs. */
  *#steps(level: number, boxes: readonly number[]): Generator<void, void> {
    const years: LevelSize[] = [];
    for (const year of this.#years) years.push(yield* sizeLevel(year, boxes, this.sizing));
    const { width, height } = this.#sizes;
    width[level] = Math.max(...years.map((year) => year.width));
    for (const { heights } of years) {
      for (let at = 0; at < boxes.length; at += 1) {
        const box = boxes[at] ?? 0;
        height[box] = Math.max(height[box] ?? 0, heights[at] ?? 0);
      }
    }
    this.#sized.add(level);
  }
}

/** Runs steps to their end without a pause. */
function atOnce<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

function boxesPerLevel({ level }: TreeModel): number[][] {
  const boxes: number[][] = [];
  level.forEach((at, box) => {
    for (let deeper = boxes.length; deeper <= at; deeper += 1) boxes.push([]);
    boxes[at]?.push(box);
  });
  return boxes;
}

interface LevelSize {
  readonly width: number;
  /** In the order of the level's boxes. */
  readonly heights: ArrayLike<number>;
}

/** Boxes whose texts are looked at in one step: far less than a frame's work. */
const STEP = 32;

/** Width that the boxes of a level share, and their heights. */
function* sizeLevel(model: TreeModel, boxes: readonly number[], sizing: Sizing): Generator<void, LevelSize> {
  const { stage, settings, measure } = sizing;
  const facts = cardFacts(model);
  const width = stage === 'initial' ? PROVISIONAL_WIDTH : yield* equalWidth(model, boxes, measure);
  const heightOf = (box: number) => heightNeeded(facts(box), width, sizing);
  const full = settings.type === 'cascading';
  const most = new Float32Array(boxes.length);
  for (let at = 0; at < boxes.length; at += 1) {
    const box = boxes[at] ?? 0;
    most[at] = full ? roughHeight(facts(box), width, settings) : heightOf(box);
    if (at % STEP === 0) yield;
  }
  if (!full) return { width, heights: most };
  return { width, heights: most.fill(tallestOf(boxes, most, heightOf)) };
}

function heightNeeded(facts: CardFacts, width: number, { settings, measure }: Sizing): number {
  const text = cardText(facts, width, settings, measure, wrapRoughly);
  return cardRows(text, placeActions(facts.actions, width).height).height;
}

/**
 * The boxes that could be tallest come first, so that few of thousands are measured: none that needs, with its texts at
 * their longest, no more than one that was measured. `most` holds what each needs then.
 */
function tallestOf(
  boxes: readonly number[],
  most: ArrayLike<number>,
  heightOf: (box: number) => number,
): number {
  const promising = [...boxes.keys()].sort((a, b) => (most[b] ?? 0) - (most[a] ?? 0));
  let tallest = 0;
  for (const at of promising) {
    if ((most[at] ?? 0) <= tallest) break;
    tallest = Math.max(tallest, heightOf(boxes[at] ?? 0));
  }
  return tallest;
}

/** The width that the longest goal of a level needs for its three lines, within bounds. */
function* equalWidth(model: TreeModel, boxes: readonly number[], measure: Measure): Generator<void, number> {
  const { minWidth, maxWidth, padding } = cardStyle;
  let widest: number = minWidth;
  for (const [at, box] of boxes.entries()) {
    if (widest === maxWidth) break;
    const needed =
      wordsWidth(cardAt(model, box).sasaran, measure) / (textStyle.sasaran.max - 0.4) + 2 * padding;
    const rounded = Math.ceil(needed / WIDTH_STEP) * WIDTH_STEP;
    widest = Math.max(widest, Math.min(maxWidth, rounded));
    if (at % STEP === 0) yield;
  }
  return widest;
}

function wordsWidth(text: string, measure: Measure): number {
  const { font } = textStyle.sasaran;
  const space = measure(' ', font);
  return text
    .slice(0, 400)
    .split(/\s+/)
    .reduce((sum, word) => sum + measure(word, font) + space, 0);
}
