/** The word of every code of a kind; a code without a word does not compile. */
export type Words<Code extends string> = Readonly<Record<Code, string>>;

/** The codes with their words, as choices of a field or filter, in the order of the table. */
export function optionsOf<Code extends string>(
  words: Words<Code>,
): readonly { readonly value: Code; readonly label: string }[] {
  return codesOf(words).map((value) => ({ value, label: words[value] }));
}

/** The word of a value that comes from a file or the database; null for null and for what is no code of the kind. */
export function wordOf(words: Words<string>, code: unknown): string | null {
  return typeof code === 'string' && Object.hasOwn(words, code) ? (words[code] ?? null) : null;
}

/**
 * The code that a text of a spreadsheet stands for: the word itself, another wording of it, or the code, as earlier files
 * have it; case, spaces, hyphens and underscores do not count. null when it is none of them.
 */
export function codeOf<Code extends string>(
  words: Words<Code>,
  text: string,
  ...wordings: readonly Words<Code>[]
): Code | null {
  const asked = plain(text);
  const isNamed = (code: Code) =>
    [code, words[code], ...wordings.map((wording) => wording[code])].some((name) => plain(name) === asked);
  return codesOf(words).find(isNamed) ?? null;
}

const isCodeOf = <Code extends string>(words: Words<Code>, key: string): key is Code => key in words;

const codesOf = <Code extends string>(words: Words<Code>): readonly Code[] =>
  Object.keys(words).filter((key) => isCodeOf(words, key));

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
