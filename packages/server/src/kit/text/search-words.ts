/** Words that one search looks for; what is typed after them narrows nothing any more. */
const MOST_WORDS = 8;

/**
 * What was typed as a text search query: every word, by its beginning, in whatever order. Only letters and digits come
 * through, so nothing that is typed can be taken for an operator. Null when no word is left.
 */
export function searchWords(typed: string): string | null {
  const words = typed.toLocaleLowerCase('id').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0
    ? null
    : words
        .slice(0, MOST_WORDS)
        .map((word) => `${word}:*`)
        .join(' & ');
}
