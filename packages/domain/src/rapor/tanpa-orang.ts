import { NIP, TANPA_ORANG, tanpaNip } from './tanpa-nip';

/** Words after which a name is that of an account, whatever it looks like. */
const ACCOUNT = String.raw`(?:akun|user|username|pengguna|login)\s*:?\s*@?|@`;
const [BEFORE, AFTER] = [String.raw`(?<![\p{L}\p{N}_])`, String.raw`(?![\p{L}\p{N}_])`];

/** Who must not be told: people by their full names, and the names of accounts. */
export interface OrangDisebut {
  readonly nama: readonly string[];
  readonly akun: readonly string[];
}

const literal = (word: string) => word.replace(/[\^$\\.*+?()[\]{}|/]/g, String.raw`\$&`);
/** Any of these names, the longest first, with whatever space between their words. */
const oneOf = (names: readonly string[]) =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.trim().split(/\s+/).map(literal).join(String.raw`\s+`))
    .join('|');

/**
 * Takes people out of texts that staff write freely and everybody reads (domain §9, public report card: no names, no
 * NIP): every NIP, full names of at least two words, and names of accounts. A name of an account that is a plain word
 * (`dinkes`, `super`) is taken out only where the text calls it an account; elsewhere it is the word.
 *
 * @returns what turns a text into one without people
 */
export function tanpaOrang({ nama, akun }: OrangDisebut): (text: string) => string {
  const told = [
    ...nama.filter((name) => /\S\s+\S/.test(name)),
    ...akun.filter((name) => /[^\p{L}]/u.test(name)),
  ];
  const patterns = [
    NIP,
    ...(akun.length === 0 ? [] : [`(?<=${BEFORE}(?:${ACCOUNT}))(?:${oneOf(akun)})${AFTER}`]),
    ...(told.length === 0 ? [] : [`${BEFORE}(?:${oneOf(told)})${AFTER}`]),
  ];
  const people = new RegExp(patterns.join('|'), 'giu');
  return (text) => tanpaNip(text).replace(people, TANPA_ORANG);
}
