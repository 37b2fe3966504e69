import type { TreeModel } from '../model/model';
import { cardAt } from '../model/model';
import { type Measure, wrapRoughly } from '../text/text-lines';
import { placeActions } from './action-place';
import type { BoxSizes } from './box-sizes';
import { cardFacts } from './card-facts';
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

/** Sizes that fit the boxes with each of their cards, of all years. */
export function sizeForAllYears(
  model: TreeModel,
  stage: SizeStage,
  settings: CardSettings,
  measure: Measure,
): BoxSizes {
  return [model.cards, ...(model.alternatives ?? [])]
    .map((cards) => sizeBoxes({ ...model, cards }, stage, settings, measure))
    .reduce(largest);
}

function largest(a: BoxSizes, b: BoxSizes): BoxSizes {
  return {
    width: a.width.map((width, level) => Math.max(width, b.width[level] ?? 0)),
    height: a.height.map((height, box) => Math.max(height, b.height[box] ?? 0)),
  };
}

export function sizeBoxes(
  model: TreeModel,
  stage: SizeStage,
  settings: CardSettings,
  measure: Measure,
): BoxSizes {
  const facts = cardFacts(model);
  const width =
    stage === 'initial' ? levelWidths(model, () => PROVISIONAL_WIDTH) : equalWidths(model, measure);
  const heightOf = (box: number) => {
    const own = facts(box);
    const cardWidth = widthOf(width, own.level);
    const text = cardText(own, cardWidth, settings, measure, wrapRoughly);
    return cardRows(text, placeActions(own.actions, cardWidth).height).height;
  };
  const height = new Float32Array(model.count);
  if (settings.type === 'cascading') {
    const tallest = tallestPerLevel(model, heightOf, (box) =>
      roughHeight(facts(box), widthOf(width, model.level[box] ?? 0), settings),
    );
    for (let box = 0; box < model.count; box += 1) height[box] = tallest[model.level[box] ?? 0] ?? 0;
  } else {
    for (let box = 0; box < model.count; box += 1) height[box] = heightOf(box);
  }
  return { width, height };
}

const widthOf = (width: readonly number[], level: number) => width[level] ?? PROVISIONAL_WIDTH;

/** Only boxes that could be taller than the tallest so far are measured: a few of thousands. */
function tallestPerLevel(
  model: TreeModel,
  heightOf: (box: number) => number,
  atMost: (box: number) => number,
): number[] {
  const tallest: number[] = [];
  for (let box = 0; box < model.count; box += 1) {
    const level = model.level[box] ?? 0;
    const most = tallest[level] ?? 0;
    if (atMost(box) > most) tallest[level] = Math.max(most, heightOf(box));
  }
  return tallest;
}

function levelWidths(model: TreeModel, widthOf: (level: number) => number): number[] {
  const deepest = model.level.reduce((most, level) => Math.max(most, level), 0);
  return Array.from({ length: deepest + 1 }, (_, level) => widthOf(level));
}

/** Each level gets the width that its longest goal needs for its three lines, within bounds. */
function equalWidths(model: TreeModel, measure: Measure): number[] {
  const { minWidth, maxWidth, padding } = cardStyle;
  const widest: number[] = [];
  for (let box = 0; box < model.count; box += 1) {
    const level = model.level[box] ?? 0;
    if (widest[level] === maxWidth) continue;
    const { sasaran } = cardAt(model, box);
    const needed = wordsWidth(sasaran, measure) / (textStyle.sasaran.max - 0.4) + 2 * padding;
    const rounded = Math.ceil(needed / WIDTH_STEP) * WIDTH_STEP;
    widest[level] = Math.max(widest[level] ?? minWidth, Math.min(maxWidth, rounded));
  }
  return levelWidths(model, (level) => widest[level] ?? minWidth);
}

function wordsWidth(text: string, measure: Measure): number {
  const { font } = textStyle.sasaran;
  const space = measure(' ', font);
  return text
    .slice(0, 400)
    .split(/\s+/)
    .reduce((sum, word) => sum + measure(word, font) + space, 0);
}
