import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const nouns: Readonly<Record<string, string>> = { string: 'karakter', array: 'pilihan', set: 'pilihan' };

/** `100 karakter`, or the number alone for numbers. */
const amount = (limit: unknown, origin: string) => [String(limit), nouns[origin]].filter(Boolean).join(' ');

/**
 * What is wrong with a value, in the words of a person who fills in a form. Where a schema says it in its own words, or
 * nothing better is known, the library's own text stays.
 */
export function inputWords(issue: Issue): string | undefined {
  const { code, input } = issue;
  switch (code) {
    case 'invalid_type':
      if (input === undefined || input === null) return 'Wajib diisi';
      return issue.expected === 'number' || issue.expected === 'int' ? 'Isi dengan angka' : 'Tidak sesuai';
    case 'too_small':
      if (input === '' || (Array.isArray(input) && input.length === 0)) return 'Wajib diisi';
      return `${issue.inclusive === false ? 'Lebih dari' : 'Paling sedikit'} ${amount(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `Paling banyak ${amount(issue.maximum, issue.origin)}`;
    case 'invalid_value':
      return 'Pilih salah satu yang tersedia';
    case 'not_multiple_of':
      return `Isi dengan kelipatan ${String(issue.divisor)}`;
    case 'unrecognized_keys':
      return `Tidak dikenal: ${issue.keys.join(', ')}`;
    default:
      return undefined;
  }
}
