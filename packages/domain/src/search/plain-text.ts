/**
 * A text as searches compare it: small letters, without accents; what a sign is composed of stands for it ("m²" is "m2").
 * Made once of each text, not with every letter that is typed.
 */
export const plainText = (text: string): string =>
  (/^[\0-\x7f]*$/.test(text) ? text : text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')).toLowerCase();

/** The texts of one thing as one text to be searched; what is missing is left out. */
export const searchText = (...texts: readonly (string | null | undefined)[]): string =>
  plainText(texts.filter(Boolean).join(' '));
