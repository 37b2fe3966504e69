/** Width of a text in pixels for one font; the browser's canvas, or a rule of thumb in tests and workers. */
export type Measure = (text: string, font: string) => number;

const LONGEST_TEXT = 600;

/**
 * Breaks a text into at most `max` lines of a width; the last one ends in an ellipsis when text is left over. Words
 * wider than the line are cut. Only the beginning of a very long text is looked at.
 */
export function wrap(text: string, font: string, width: number, max: number, measure: Measure): string[] {
  const words = text.slice(0, LONGEST_TEXT).trim().split(/\s+/);
  const lines: string[] = [];
  const spaceWidth = measure(' ', font);
  let line = '';
  let lineWidth = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const wordWidth = measure(word, font);
    if (line !== '' && lineWidth + spaceWidth + wordWidth <= width) {
      line += ` ${word}`;
      lineWidth += spaceWidth + wordWidth;
      continue;
    }
    if (line !== '') {
      if (lines.length + 1 === max) return [...lines, ellipsis(`${line} ${word}`, font, width, measure)];
      lines.push(line);
    }
    if (wordWidth > width) {
      const cut = fitting(word, font, width, measure);
      if (lines.length + 1 === max) return [...lines, ellipsis(word, font, width, measure)];
      lines.push(word.slice(0, cut));
      words.splice(at + 1, 0, word.slice(cut));
      line = '';
      lineWidth = 0;
    } else {
      line = word;
      lineWidth = wordWidth;
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}

function ellipsis(text: string, font: string, width: number, measure: Measure): string {
  const cut = fitting(text, font, width - measure('…', font), measure);
  return `${text.slice(0, cut).trimEnd()}…`;
}

/** How many characters of a text fit, at least one. */
function fitting(text: string, font: string, width: number, measure: Measure): number {
  let low = 1;
  let high = text.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(text.slice(0, middle), font) <= width) low = middle;
    else high = middle - 1;
  }
  return low;
}

const LONGEST_WORD = 24;

/** Remembers the width of each word: texts of a tree repeat their words. */
export function rememberedMeasure(measure: Measure): Measure {
  const fonts = new Map<string, Map<string, number>>();
  return (text, font) => {
    if (text.length > LONGEST_WORD) return measure(text, font);
    let widths = fonts.get(font);
    if (widths === undefined) {
      widths = new Map();
      fonts.set(font, widths);
    }
    let width = widths.get(text);
    if (width === undefined) {
      width = measure(text, font);
      widths.set(text, width);
    }
    return width;
  };
}

/** Rule of thumb where there is no canvas: 0.55 of the font's size a character. */
export const roughMeasure: Measure = (text, font) =>
  text.length * 0.55 * Number(/(\d+(?:\.\d+)?)px/.exec(font)?.[1] ?? 14);
