import type { PageMap } from '../paper/page-map';

/** On paper only the sheets are seen, each on a page of its own and exactly as large as it. */
export const printCss = ({ sheet }: PageMap): string => `
@page { size: ${sheet.w}mm ${sheet.h}mm; margin: 0; }
[data-print] { display: none; }
@media print {
  body > :not([data-print]) { display: none !important; }
  html, body { margin: 0 !important; padding: 0 !important; background: #fff !important; }
  [data-print] { display: block; }
  [data-print] > div {
    width: ${sheet.w}mm;
    height: ${sheet.h}mm;
    overflow: hidden;
    break-after: page;
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
  }
  [data-print] > div:last-child { break-after: auto; }
  [data-print] > div > svg { display: block; width: 100%; height: 100%; }
}
`;
