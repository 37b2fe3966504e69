import { daftarPadanan } from './padanan';
import { plainText } from './plain-text';

/** Words that stand directly after each other, whatever parts them: one, or the numbers of a code. */
export interface Potongan {
  readonly words: readonly string[];
  /** Whether it is found where a word begins, and not in the middle of one. */
  readonly begins: boolean;
}
/** All of these are wanted. */
type Pilihan = readonly Potongan[];

/** What was typed, read once (`readSearch`) and held against many texts. */
export interface Pencarian {
  /**
   * Of each group one choice is wanted: what was typed, or what means the same. No group: nothing is searched for; a group
   * without a choice, where signs alone were typed: nothing is found.
   */
  readonly groups: readonly (readonly Pilihan[])[];
  /** What was typed, as it stands in a text word for word. */
  readonly phrase: string;
}

/** Words that a search looks for; what is typed after them narrows nothing any more. */
const MOST_WORDS = 16;
/** A shorter word stands in the middle of too many: it is found where words begin. */
const LEAST_INSIDE = 3;
/** "Bencana" is found in "kebencanaan", but "gini" not in "originil". */
const LEAST_OFFICIAL_INSIDE = 5;
/** Words of questions, which no text needs to have. */
const FILLERS =
  /^(?:di|ke|dari|dan|atau|yang|untuk|pada|dalam|oleh|dengan|saya|kami|kita|apa|apakah|berapa|kenapa|mengapa|bagaimana|itu|ini)$/;
/** Where somebody is, said after "di". */
const PLACES = /^(?:desa|kampung|kota|daerah|sini)$/;
/** "Jalannya" is found by "jalan". */
const OF_IT = /^([a-z]{4,})nya$/;
/** What a word may end in and still mean the same. */
const ENDING = /^(?:nya|ku|mu|an|kan|kah|lah)?$/;

/**
 * What somebody typed, as the one rule of all searches reads it (decision 143): every word is wanted, in any order, in
 * any case; three letters and more anywhere in a word, fewer where one begins; the parts of a number together. Words of
 * the list of everyday words are also found by what means the same: "jalan rusak" by "jalan mantap".
 */
export function readSearch(typed: string): Pencarian {
  const plain = plainText(typed);
  const wanted = potonganOf(plain);
  const open = new Set(wanted);
  const groups: Pilihan[][] = [];
  for (const { typed: line, official } of daftarPadanan()) {
    const meant = line.map((word) => wanted.find((one) => means(one, word)));
    // What a longer line explains is not explained again by a shorter one.
    if (!meant.every((one) => one !== undefined) || !meant.some((one) => open.has(one))) continue;
    for (const one of meant) open.delete(one);
    groups.push([meant, ...official.map((words) => words.map(officialOf))]);
  }
  const phrase = plain.trim().replace(/\s+/g, ' ');
  if (wanted.length === 0 && phrase !== '') return { groups: [[]], phrase };
  return { groups: [...groups, ...[...open].map((one) => [[one]])], phrase };
}

/** Whether there is anything to search for. */
export const isSearching = ({ groups }: Pencarian): boolean => groups.length > 0;

/** Whether a text, as `plainText` or `searchText` made it, has what is searched for; any has when nothing is. */
export const isFound = ({ groups }: Pencarian, text: string): boolean =>
  groups.every((group) => group.some((choice) => choice.every((one) => stands(one, text))));

/**
 * How well a text that was found fits; less is better. 0: it begins with what was typed, 1: has it word for word, 2: has
 * all of its words, 3: means it.
 */
export function rankOf({ groups, phrase }: Pencarian, text: string): 0 | 1 | 2 | 3 {
  const at = text.indexOf(phrase);
  if (at >= 0) return at === 0 ? 0 : 1;
  return groups.every(([typed = []]) => typed.every((one) => stands(one, text))) ? 2 : 3;
}

const officialOf = (word: string): Potongan => ({
  words: [word],
  begins: word.length < LEAST_OFFICIAL_INSIDE,
});

function potonganOf(plain: string): Potongan[] {
  const parts = plain.split(/\s+/).flatMap((part) => {
    const words = part.match(/[a-z0-9]+/g) ?? [];
    return words.every((word) => /^\d+$/.test(word)) ? [words] : words.map((word) => [word]);
  });
  const isFiller = ([word = '']: readonly string[], at: number) =>
    FILLERS.test(word) || (PLACES.test(word) && parts[at - 1]?.[0] === 'di');
  const known = new Set<string>();
  const wanted = parts.filter((words) => {
    const name = words.join(' ');
    const isNew = words.length > 0 && !known.has(name);
    known.add(name);
    return isNew;
  });
  const telling = wanted.filter((words) => !isFiller(words, parts.indexOf(words)));
  return (telling.length > 0 ? telling : wanted).slice(0, MOST_WORDS).map((words) => {
    const [first = '', ...others] = words;
    return { words: [first.replace(OF_IT, '$1'), ...others], begins: first.length < LEAST_INSIDE };
  });
}

const means = ({ words: [first = '', ...others] }: Potongan, word: string): boolean =>
  others.length === 0 && first.startsWith(word) && ENDING.test(first.slice(word.length));

function stands({ words: [word = '', ...others], begins }: Potongan, text: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if ((!begins || !isPartOfWord(text, at - 1)) && follow(others, text, at + word.length)) return true;
  }
  return false;
}

function follow(words: readonly string[], text: string, from: number): boolean {
  let at = from;
  for (const word of words) {
    const parted = at;
    while (at < text.length && !isPartOfWord(text, at)) at += 1;
    if (at === parted || !text.startsWith(word, at)) return false;
    at += word.length;
  }
  return true;
}

function isPartOfWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}
