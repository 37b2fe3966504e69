import type { ExportChoice } from '../choice/export-choice';
import { type Printed, printedOn } from '../paper/printed';
import type { Prepared } from '../picture/export-source';
import { printCss } from './print-css';
import { pageMapSvg, sheetSvg } from './sheet-svg';
import { thumbnail } from './thumbnail';

export type PaperChoice = Pick<ExportChoice, 'paper' | 'scale'>;

/** Whether sheets lie in the document already, waiting for the print dialog. */
export const sheetsLaidOut = (): boolean => document.querySelector('[data-print]') !== null;

/** Where sheets are laid out, and how their XML is read: somebody else's page may want a say in both. */
export interface SheetPlace {
  readonly document: Document;
  readonly newSheet: () => CSSStyleSheet;
  readonly parse: (svg: string) => Document;
}

const here = (): SheetPlace => ({
  document,
  newSheet: () => new CSSStyleSheet(),
  parse: (svg) => new DOMParser().parseFromString(svg, 'image/svg+xml'),
});

/** Adds the sheets of pictures, one after the other, and their style to a document; answers how to take them away. */
export function layOutSheets(
  all: readonly Prepared[],
  { paper, scale }: PaperChoice,
  place: SheetPlace = here(),
): () => void {
  const { document } = place;
  const host = document.createElement('div');
  host.dataset.print = '';
  const maps = all.map(({ picture, facts }, at) => {
    const printed = printedOn(picture, paper === 'whole' ? 'A4' : paper, scale);
    const title = picture.caption.words.sheetTitle(picture.caption.title, facts.tahun);
    host.append(...sheetsOf(printed, title, at).map((svg) => sheetElement(svg, at, place)));
    return printed.map;
  });
  const style = place.newSheet();
  style.replaceSync(printCss(maps));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  document.body.append(host);
  return () => {
    host.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== style);
  };
}

/** The page map, when there is more than one sheet, and the sheets. */
function sheetsOf(printed: Printed, title: string, at: number): string[] {
  const { map, painted } = printed;
  const mark = at === 0 ? '' : `${at}-`;
  const front = map.sheets.length > 1 ? [pageMapSvg(printed, thumbnail(painted), mark)] : [];
  const sheets = map.sheets.map((sheet) => sheetSvg(painted, map, sheet, title, mark));
  return [...front, ...sheets];
}

/** Read as XML, where only what we wrote is markup; a text that is none would be an error, not a script. */
function sheetElement(svg: string, at: number, { document, parse }: SheetPlace): HTMLElement {
  const sheet = document.createElement('div');
  sheet.dataset.picture = String(at);
  sheet.append(document.adoptNode(parse(svg).documentElement));
  return sheet;
}
