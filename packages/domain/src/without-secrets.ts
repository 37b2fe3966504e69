const OMITTED = '…';

/**
 * A text of a program, as an error says it, with everything taken out that may name a person or open a door: queries and
 * fragments of addresses, e-mail addresses, long numbers (NIP, NIK, telephone) and long opaque words (tokens).
 * @param longest characters that are kept
 */
export function withoutSecrets(text: string, longest = 300): string {
  const bare = text
    .replaceAll(/[?#][^\s"'<>)]*/g, '')
    .replaceAll(/[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g, OMITTED)
    .replaceAll(/\b(?=[\w-]*\d)[\w-]{24,}\b/g, OMITTED)
    .replaceAll(/\d[\d .-]{6,}\d/g, OMITTED)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return bare.length <= longest ? bare : `${bare.slice(0, longest - 1)}${OMITTED}`;
}
