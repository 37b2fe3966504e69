import type { EmbedChoice } from '../choice/embed-choice';

/** Props that differ from the embed's defaults, in the order in which the guide writes them; the year is always said. */
function said({
  satuanKerjaId,
  tahun,
  locale,
  theme,
}: EmbedChoice): readonly (readonly [string, string | number])[] {
  return [
    ...(satuanKerjaId === null ? [] : [['satuanKerjaId', satuanKerjaId] as const]),
    ['tahun', tahun] as const,
    ...(locale === 'id' ? [] : [['locale', locale] as const]),
    ...(theme === 'auto' ? [] : [['theme', theme] as const]),
  ];
}

const literal = (value: string | number) => (typeof value === 'number' ? String(value) : `'${value}'`);

/** `satuanKerjaId: 1012`, a line each. */
export const propLines = (choice: EmbedChoice): string[] =>
  said(choice).map(([name, value]) => `${name}: ${literal(value)}`);

/** `{ satuanKerjaId: 1012, tahun: 2024 }` with whatever else stands in it. */
export const propsText = (choice: EmbedChoice, ...more: readonly string[]): string =>
  `{ ${[...propLines(choice), ...more].join(', ')} }`;

/** `'satuanKerjaId', 'tahun'`. */
export const propNames = (choice: EmbedChoice): string =>
  said(choice)
    .map(([name]) => literal(name))
    .join(', ');

/** `satuan-kerja-id="1012" tahun="2024"`; with `data-` before each name where a page keeps them for its own script. */
export const attributesText = (choice: EmbedChoice, before = ''): string =>
  said(choice)
    .map(
      ([name, value]) =>
        `${before}${name.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}="${value}"`,
    )
    .join(' ');

/** `satuan_kerja_id=1012&tahun=2024`, as an address says it. A frame does not see the page around it. */
export const queryText = (choice: EmbedChoice): string =>
  said(choice)
    .filter(([, value]) => value !== 'host')
    .map(([name, value]) => `${name === 'satuanKerjaId' ? 'satuan_kerja_id' : name}=${value}`)
    .join('&');

/** `satuanKerjaId={1012}`, a line each, as components take them. */
export const jsxLines = (choice: EmbedChoice): string[] =>
  said(choice).map(([name, value]) =>
    typeof value === 'number' ? `${name}={${value}}` : `${name}="${value}"`,
  );
