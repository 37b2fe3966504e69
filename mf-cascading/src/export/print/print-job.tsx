import { useEffect } from 'react';
import { useStable } from '../hooks/use-stable';
import { pageMapOf } from '../paper/page-map';
import type { ExportChoice } from '../picture/export-choice';
import type { Prepared } from '../picture/export-source';
import { printCss } from './print-css';
import { pageMapSvg, sheetSvg } from './sheet-svg';
import { thumbnail } from './thumbnail';

type PaperChoice = Pick<ExportChoice, 'paper' | 'scale'>;

interface PrintJobProps {
  prepared: Prepared;
  choice: PaperChoice;
  onEnd: () => void;
  onFail: () => void;
}

/** Lays the sheets out beside the page, opens the browser's print dialog and takes them away again. */
export function PrintJob({ prepared, choice, onEnd, onFail }: PrintJobProps) {
  const end = useStable(onEnd);
  const fail = useStable(onFail);
  useEffect(() => {
    let clear = () => {};
    try {
      clear = layOut(prepared, choice);
      window.addEventListener('afterprint', end);
      window.print();
    } catch {
      fail();
    }
    return () => {
      window.removeEventListener('afterprint', end);
      clear();
    };
  }, [prepared, choice, end, fail]);
  return null;
}

/** Adds the sheets and their style to the document; answers how to take them away. */
function layOut({ picture, facts }: Prepared, { paper, scale }: PaperChoice): () => void {
  const map = pageMapOf(picture, paper === 'whole' ? 'A4' : paper, scale);
  const title = `${facts.title} · ${facts.unit} · Tahun ${facts.tahun}`;
  const host = document.createElement('div');
  host.dataset.print = '';
  if (map.sheets.length > 1) {
    host.append(sheetElement(pageMapSvg(picture, map, title, thumbnail(picture))));
  }
  for (const sheet of map.sheets) host.append(sheetElement(sheetSvg(picture, map, sheet, title)));
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
