import type { ExportChoice } from '../choice/export-choice';
import { printedOn } from '../paper/printed';
import type { Prepared } from '../picture/export-source';
import { printCss } from './print-css';
import { pageMapSvg, sheetSvg } from './sheet-svg';
import { thumbnail } from './thumbnail';

export type PaperChoice = Pick<ExportChoice, 'paper' | 'scale'>;

/** Whether sheets lie in the document already, waiting for the print dialog. */
export const sheetsLaidOut = (): boolean => document.querySelector('[data-print]') !== null;

/** Adds the sheets and their style to the document; answers how to take them away. */
export function layOutSheets({ picture, facts }: Prepared, { paper, scale }: PaperChoice): () => void {
  const printed = printedOn(picture, paper === 'whole' ? 'A4' : paper, scale);
  const { map, painted } = printed;
  const title = `${facts.title} · ${facts.unit} · Tahun ${facts.tahun}`;
  const host = document.createElement('div');
  host.dataset.print = '';
  if (map.sheets.length > 1) {
    host.append(sheetElement(pageMapSvg(printed, thumbnail(painted))));
  }
  for (const sheet of map.sheets) host.append(sheetElement(sheetSvg(painted, map, sheet, title)));
  const style = new CSSStyleSheet();
  style.replaceSync(printCss(map));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  document.body.append(host);
  return () => {
    host.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== style);
  };
}

/** Read as XML, where only what we wrote is markup; a text that is none would be an error, not a script. */
function sheetElement(svg: string): HTMLElement {
  const sheet = document.createElement('div');
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  sheet.append(document.adoptNode(parsed.documentElement));
  return sheet;
}
