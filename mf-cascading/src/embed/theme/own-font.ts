const FALLBACK = 'system-ui, sans-serif';

/** Keywords and functions that a canvas cannot resolve. */
const notForCanvas = /\b(var|env|attr)\(|^(inherit|initial|unset|revert|revert-layer)$/i;

/**
 * Families that a page asks for as both styles and a canvas read them; undefined for what is none. A name that CSS wants
 * in quotes, as `Source Sans 3`, may come without.
 */
export function ownFamily(font: unknown): string | undefined {
  if (typeof font !== 'string' || font.trim() === '' || notForCanvas.test(font.trim())) return undefined;
  const written = [font, JSON.stringify(font)].find((text) => CSS.supports('font', `12px ${text}`));
  return written === undefined ? undefined : `${written}, ${FALLBACK}`;
}
