import type { PageMap } from '../paper/page-map';

/** On paper only the sheets are seen, each on a page of its own and exactly as large as it. */
export const printCss = (maps: readonly Pick<PageMap, 'sheet'>[]): string => `
${maps.map(sizeCss).join('\n')}
[data-print] { display: none; }
@media print {
  body > :not([data-print]) { display: none !important; }
  html, body { margin: 0 !important; padding: 0 !important; background: #fff !important; }
  [data-print] { display: block; }
  [data-print] > div {
    overflow: hidden;
    break-after: page;
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
  }
  [data-print] > div:last-child { break-after: auto; }
  [data-print] > div > svg { display: block; width: 100%; height: 100%; }
}
`;

/** The sheets of each picture have their own size; those of the first one are what the printer is asked for. */
function sizeCss({ sheet }: Pick<PageMap, 'sheet'>, at: number): string {
  const name = at === 0 ? '' : ` lembar${at}`;
  return `@page${name} { size: ${sheet.w}mm ${sheet.h}mm; margin: 0; }
[data-print] > [data-picture="${at}"] { width: ${sheet.w}mm; height: ${sheet.h}mm;${at === 0 ? '' : ` page:${name};`} }`;
}
