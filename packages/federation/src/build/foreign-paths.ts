import { parse } from '@swc/core';

/** Every text of a syntax tree, strings and templates; what a template is filled with reads `{}`. */
function* textsOf(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    for (const item of value) yield* textsOf(item);
  } else if (typeof value === 'object' && value !== null) {
    if ('type' in value && value.type === 'StringLiteral' && 'value' in value) yield String(value.value);
    if ('quasis' in value && Array.isArray(value.quasis)) {
      yield value.quasis.map(({ raw }: { raw: string }) => raw).join('{}');
    }
    for (const inner of Object.values(value)) yield* textsOf(inner);
  }
}

/** Paths that a source writes out, without search and hash; the file's name says whether it holds JSX. */
export async function writtenPaths(source: string, file: string): Promise<string[]> {
  const tree = await parse(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
  return [...textsOf(tree)].filter((text) => text.startsWith('/')).map((text) => text.replace(/[?#].*/s, ''));
}

const isOpen = (segment: string) => segment.includes('{');

/**
 * Whether a written path leads to the page with this one. What is open in either fits anything, but one word at least
 * has to be the same: `/{}/{}/edit` leads to edit pages, `/{}` to nothing in particular, and so does `/`.
 */
export function leadsTo(written: string, path: string): boolean {
  const here = written.split('/').slice(1);
  const there = path.split('/').slice(1);
  const same = (at: number) => here[at] === there[at] && here[at] !== '' && !isOpen(here[at] ?? '{');
  return (
    here.length === there.length &&
    there.every((segment, at) => same(at) || isOpen(segment) || isOpen(here[at] ?? '')) &&
    there.some((_, at) => same(at))
  );
}
