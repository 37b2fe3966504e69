import type { Measure } from '../text/text-lines';
import { wrap } from '../text/text-lines';
import type { CardFacts } from './card-facts';
import { cardRows } from './card-rows';
import { textStyle } from './card-style';
import { type CardSettings, type CardText, cardText, type MoreLines, type TextKey } from './card-text';

/** Texts that may go on, the one that says most first. */
const order: readonly TextKey[] = [
  'sasaran',
  'indikator',
  'pengampu',
  'rincian',
  'nomenklatur',
  'bayangan',
  'unit',
];

interface CardRoom {
  readonly width: number;
  readonly height: number;
  /** Height of the buttons. */
  readonly actions: number;
}

/**
 * The texts of a card that go on into the room its box has to spare: boxes of a level are as high as the fullest of them.
 * Asked for by what is painted, box by box; the boxes' sizes do not depend on it.
 */
export function fillingText(
  facts: CardFacts,
  { width, height, actions }: CardRoom,
  settings: CardSettings,
  measure: Measure,
): CardText {
  let text = cardText(facts, width, settings, measure);
  let more: MoreLines = {};
  for (const key of order) {
    const cut = cutTexts(text[key]);
    if (cut === 0) continue;
    const spare = height - cardRows(text, actions).height;
    const lines = Math.floor(spare / (cut * textStyle[key].line));
    if (lines < 1) continue;
    more = { ...more, [key]: lines };
    text = cardText(facts, width, settings, measure, wrap, more);
  }
  return text;
}

/** How many texts end in an ellipsis. */
function cutTexts(texts: readonly string[] | readonly (readonly string[])[]): number {
  const last = (lines: string | readonly string[]) =>
    typeof lines === 'string' ? lines : (lines.at(-1) ?? '');
  const isCut = (line: string) => line.endsWith('…');
  const [first] = texts;
  if (typeof first === 'string') return isCut(last(texts.at(-1) ?? '')) ? 1 : 0;
  return texts.filter((lines) => isCut(last(lines))).length;
}
