import type { PageMap } from '../paper/page-map';

/** On paper only the sheets are seen, each on a page of its own and exactly as large as it. */
export const printCss = ({ sheet }: PageMap): string => `
@page { size: ${sheet.w}mm ${sheet.h}mm; margin: 0; }
[data-cetak] { display: none; }
@media print {
  body > :not([data-cetak]) { display: none !important; }
  html, body { margin: 0 !important; padding: 0 !important; background: #fff !important; }
  [data-cetak] { display: block; }
  [data-cetak] > div {
    width: ${sheet.w}mm;
    height: ${sheet.h}mm;
    overflow: hidden;
    break-after: page;
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
  }
  [data-cetak] > div:last-child { break-after: auto; }
  [data-cetak] > div > svg { display: block; width: 100%; height: 100%; }
}
`;
