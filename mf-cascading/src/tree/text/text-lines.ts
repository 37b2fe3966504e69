/** Width of a text in pixels for one font; the browser's canvas, or a rule of thumb in tests and workers. */
export type Measure = (text: string, font: string) => number;

const LONGEST_TEXT = 600;
/** As long as the longest text that a form takes. */
const LONGEST_WHOLE_TEXT = 4_000;

/** Breaks a text into lines of a width. */
export type Wrap = (text: string, font: string, width: number, max: number, measure: Measure) => string[];

/**
 * Breaks a text into at most `max` lines of a width; the last one ends in an ellipsis when text is left over. Words
 * wider than the line are broken. Only the beginning of a very long text is looked at; where `max` is
 * endless, as much as a form takes.
 */
export const wrap: Wrap = (text, font, width, max, measure) =>
  broken(text, font, width, max, measure, (rest) => ellipsis(rest, font, width, measure));

/** As many lines as `wrap` makes, without the work of fitting an ellipsis: for heights. */
export const wrapRoughly: Wrap = (text, font, width, max, measure) =>
  broken(text, font, width, max, measure, (rest) => rest);

function broken(
  text: string,
  font: string,
  width: number,
  max: number,
  measure: Measure,
  lastLine: (rest: string) => string,
): string[] {
  const words = text
    .slice(0, max === Infinity ? LONGEST_WHOLE_TEXT : LONGEST_TEXT)
    .trim()
    .split(/\s+/);
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
      if (lines.length + 1 === max) return [...lines, lastLine(`${line} ${word}`)];
      lines.push(line);
    }
    if (wordWidth > width) {
      if (lines.length + 1 === max) return [...lines, lastLine(word)];
      const cut = fitting(word, font, width, measure);
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

/** How many characters of a text fit, at least one: guessed from its width, then corrected character by character. */
function fitting(text: string, font: string, width: number, measure: Measure): number {
  const whole = measure(text, font);
  if (whole <= width) return text.length;
  const fits = (length: number) => measure(text.slice(0, length), font) <= width;
  let cut = Math.max(1, Math.floor((text.length * width) / whole));
  while (cut > 1 && !fits(cut)) cut -= 1;
  while (cut < text.length && fits(cut + 1)) cut += 1;
  return cut;
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
