/** What stands in a public text in place of what tells a person. */
export const TANPA_ORANG = '[data pribadi]';

/** A NIP as it is written, in one piece or in its groups; and any other 18 digits in one piece. */
export const NIP = String.raw`(?<!\d)(?:\d{18}|(?:19|20)\d{6}[ .\u00a0-]?\d{6}[ .\u00a0-]?\d[ .\u00a0-]?\d{3})(?!\d)`;

const LABEL = String.raw`(?:[Nn][Ii][Pp]|[Nn]omor [Ii]nduk [Pp]egawai)[\s.:]{0,3}`;
const WORD = String.raw`(?![Nn][Ii][Pp](?!\p{L}))(?:(?:drg?|drh|apt|ir)\.\s*)?\p{Lu}[\p{L}'’.-]*`;
const NEXT = String.raw`(?:\s+|,\s*)(?:(?:bin|binti|al)\s+)?${WORD}`;
const BEGIN = String.raw`(?<![\p{L}\p{N}])`;
const GAP = String.raw`[\s,;:(\[/–—-]{1,4}`;
/** "Bambang (NIP" and, where nothing says what the number is, a name of two words at least. */
const BEFORE = `${BEGIN}(?:${WORD}(?:${NEXT}){0,7}(?=${GAP}${LABEL})|${WORD}(?:${NEXT}){1,7}(?=${GAP}(?:${NIP})))`;
const AFTER = String.raw`[\s,;:)/–—-]{1,4}(?:(?:a\.?\s?n\.?|atas nama)[\s:]{1,2}${WORD}(?:${NEXT}){0,7}|${WORD}(?:${NEXT}){1,7})`;

const someNip = new RegExp(NIP, 'u');
const named = new RegExp(
  `(?:(?<sebelum>${BEFORE})(?<antara>${GAP}(?:${LABEL})?))?${NIP}(?:(?<sesudah>${AFTER}))?`,
  'gu',
);
const lead = /^[\s,;:)/–—-]{1,4}(?:(?:a\.?\s?n\.?|atas nama)[\s:]{1,2})?/u;

/** Whether a text may hold a NIP; also true for other numbers of 18 digits. */
export const mungkinNip = (text: string): boolean => someNip.test(text);

/**
 * Takes every NIP out of a text that staff write freely and everybody reads, and the name that stands beside one: names
 * of those in charge that stand alone are published and stay (domain §9). It knows no list of people, so a name is what
 * is written as one: words with a capital, two where nothing calls the number a NIP. What it takes too much is an
 * ordinary word with a capital; what it would leave is a name in small letters.
 */
export function tanpaNip(text: string): string {
  if (!mungkinNip(text)) return text;
  return text.replace(named, (...found) => {
    const { sebelum, antara, sesudah } = found.at(-1) as Record<string, string | undefined>;
    const before = sebelum === undefined ? '' : `${TANPA_ORANG}${antara}`;
    const after = sesudah === undefined ? '' : `${lead.exec(sesudah)?.[0] ?? ' '}${TANPA_ORANG}`;
    return `${before}${TANPA_ORANG}${after}`;
  });
}
