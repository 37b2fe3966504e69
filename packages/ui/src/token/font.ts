import fontUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';

const FAMILY = 'Plus Jakarta Sans Variable';

const arialLike = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica']
  .map((name) => `local('${name}')`)
  .join(', ');

/**
 * Until the font is there, an Arial takes its place, stretched to the widths and heights of Plus Jakarta Sans as
 * measured on running text, so that nothing moves when the font arrives.
 */
const fallbackFaces = [
  { weight: '200 500', sizeAdjust: 104 },
  { weight: '501 800', sizeAdjust: 100 },
]
  .map(
    ({ weight, sizeAdjust }) => `@font-face {
    font-family: 'Plus Jakarta Sans Pengganti';
    font-weight: ${weight};
    src: ${arialLike};
    size-adjust: ${sizeAdjust}%;
    ascent-override: ${percent(104, sizeAdjust)};
    descent-override: ${percent(22, sizeAdjust)};
    line-gap-override: 0%;
  }`,
  )
  .join('');

/** The overrides are shares of the adjusted size. */
function percent(share: number, sizeAdjust: number): string {
  return `${((share / sizeAdjust) * 100).toFixed(1)}%`;
}

/**
 * Gives the document the one font of the interface, and has it fetched and ready before a text asks for it: a page that
 * was drawn without it is laid out as a whole once more. Its faces stand in a sheet of their own for the same reason:
 * browsers take every rule that is added to a sheet with faces for a change of fonts, and styled-components adds rules
 * whenever something is shown for the first time. For a whole document, once.
 */
export function addFont(): void {
  const sheet = document.createElement('style');
  sheet.textContent = `@font-face {
    font-family: '${FAMILY}';
    font-display: swap;
    font-weight: 200 800;
    src: url(${fontUrl}) format('woff2-variations');
  }${fallbackFaces}`;
  document.head.append(sheet);
  // One that cannot be had leaves its place to the face that stands in for it.
  document.fonts.load(`1em '${FAMILY}'`).catch(() => undefined);
}
