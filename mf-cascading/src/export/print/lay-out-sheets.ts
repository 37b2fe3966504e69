import type { ExportChoice } from '../choice/export-choice';
import { type Printed, printedOn } from '../paper/printed';
import type { Prepared } from '../picture/export-source';
import { printCss } from './print-css';
import { pageMapSvg, sheetSvg } from './sheet-svg';
import { thumbnail } from './thumbnail';

export type PaperChoice = Pick<ExportChoice, 'paper' | 'scale'>;

/** Whether sheets lie in the document already, waiting for the print dialog. */
export const sheetsLaidOut = (): boolean => document.querySelector('[data-print]') !== null;

/** Adds the sheets of pictures, one after the other, and their style to the document; answers how to take them away. */
export function layOutSheets(all: readonly Prepared[], { paper, scale }: PaperChoice): () => void {
  const host = document.createElement('div');
  host.dataset.print = '';
  const maps = all.map(({ picture, facts }, at) => {
    const printed = printedOn(picture, paper === 'whole' ? 'A4' : paper, scale);
    host.append(...sheetsOf(printed, `${facts.title} · ${facts.unit} · Tahun ${facts.tahun}`, at));
    return printed.map;
  });
  const style = new CSSStyleSheet();
  style.replaceSync(printCss(maps));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  document.body.append(host);
  return () => {
    host.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== style);
  };
}

/** The page map, when there is more than one sheet, and the sheets. */
function sheetsOf(printed: Printed, title: string, at: number): HTMLElement[] {
  const { map, painted } = printed;
  const mark = at === 0 ? '' : `${at}-`;
  const front = map.sheets.length > 1 ? [pageMapSvg(printed, thumbnail(painted), mark)] : [];
  const sheets = map.sheets.map((sheet) => sheetSvg(painted, map, sheet, title, mark));
  return [...front, ...sheets].map((svg) => {
    const element = sheetElement(svg);
    element.dataset.picture = String(at);
    return element;
  });
}

/** Read as XML, where only what we wrote is markup; a text that is none would be an error, not a script. */
function sheetElement(svg: string): HTMLElement {
  const sheet = document.createElement('div');
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  sheet.append(document.adoptNode(parsed.documentElement));
  return sheet;
}
