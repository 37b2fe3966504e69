/** Blanks that no font of ours draws, as the nearest that it does. */
const blanks = /[\u2002-\u200a\u202f\u205f\u3000]/g;
/**
 * What neither XML nor a page can hold, or nobody sees: controls, halves of pairs, private signs, marks of direction and
 * joiners; a soft hyphen is kept.
 */
const unprintable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?!\u00ad)\p{Cf}|\p{Variation_Selector}/gu;

/** Text as paper holds it: composed letters, no signs that cannot be seen. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\t\n\r\u2028\u2029]+/g, ' ')
    .replaceAll(blanks, '\u00a0')
    .replaceAll(unprintable, '');
