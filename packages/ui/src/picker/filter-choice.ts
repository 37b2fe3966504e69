import { isFound, readSearch, searchText } from '@selaras/domain';
import type { Choice } from './choice';

let read = { typed: '', search: readSearch('') };

/**
 * Whether a choice has what was typed, by the one rule of all searches: in its words, in what stands below them, or in a value that is a text, as a
 * NIP is. What was typed is read once for all choices.
 */
export function hasTyped(
  { data: { label, keterangan, value } }: { readonly data: Choice },
  typed: string,
): boolean {
  if (typed !== read.typed) read = { typed, search: readSearch(typed) };
  return isFound(read.search, searchText(label, keterangan, typeof value === 'string' ? value : null));
}
