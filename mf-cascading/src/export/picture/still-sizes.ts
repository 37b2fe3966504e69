import { type BoxSizes, widthAt } from '../../tree/card/box-sizes';
import { cardFacts } from '../../tree/card/card-facts';
import { cardRows } from '../../tree/card/card-rows';
import { type CardSettings, cardText } from '../../tree/card/card-text';
import type { TreeModel } from '../../tree/model/model';
import { type Measure, wrapRoughly } from '../../tree/text/text-lines';

/**
 * Sizes of the shown boxes in a still picture: as wide as their levels are on the screen, and high enough for every line. Boxes of a level
 * are equally high as on the screen (spec 1 §9); only one whose text the screen cuts is higher, so that one long text
 * does not stretch hundreds of others.
 */
export function stillSizes(
  model: TreeModel,
  shown: Uint8Array,
  width: readonly number[],
  settings: CardSettings,
  measure: Measure,
): BoxSizes {
  const facts = cardFacts(model);
  const height = new Float32Array(model.count);
  const heightOf = (box: number, still: boolean) => {
    const own = facts(box);
    const cardWidth = widthAt({ width, height }, own.level);
    return cardRows(cardText(own, cardWidth, { ...settings, still }, measure, wrapRoughly), 0).height;
  };
  const tallest: number[] = [];
  for (let box = 0; box < model.count; box += 1) {
    if (shown[box] !== 1) continue;
    height[box] = heightOf(box, true);
    const level = model.level[box] ?? 0;
    if (settings.type === 'cascading') tallest[level] = Math.max(tallest[level] ?? 0, heightOf(box, false));
  }
  for (let box = 0; box < model.count; box += 1) {
    if (shown[box] === 1) height[box] = Math.max(height[box] ?? 0, tallest[model.level[box] ?? 0] ?? 0);
  }
  return { width, height };
}
