import type { RekapLine } from './rekap-line';

/** What a key does in a tree grid whose lines have the focus (ARIA Authoring Practices, treegrid). */
export type TreeStep =
  | { readonly kind: 'focus'; readonly key: string }
  | { readonly kind: 'open' | 'close'; readonly key: string };

interface Place {
  readonly lines: readonly RekapLine[];
  readonly open: ReadonlySet<string>;
  readonly focused: string;
}

/** Up, down, first and last by line; right opens or goes in, left closes or goes out, Enter turns round. */
export function treeStep(key: string, { lines, open, focused }: Place): TreeStep | null {
  const at = lines.findIndex((line) => line.key === focused);
  const line = lines[at];
  if (line === undefined) return null;
  const focus = (target: RekapLine | undefined): TreeStep | null =>
    target === undefined ? null : { kind: 'focus', key: target.key };
  const isOpen = open.has(line.key);
  switch (key) {
    case 'ArrowDown':
      return focus(lines[at + 1]);
    case 'ArrowUp':
      return focus(lines[at - 1]);
    case 'Home':
      return focus(lines[0]);
    case 'End':
      return focus(lines.at(-1));
    case 'ArrowRight':
      if (!line.hasChildren) return null;
      return isOpen ? focus(lines[at + 1]) : { kind: 'open', key: line.key };
    case 'ArrowLeft':
      if (isOpen && line.hasChildren) return { kind: 'close', key: line.key };
      return focus(lines.find((candidate) => candidate.key === line.induk));
    case 'Enter':
    case ' ':
      return line.hasChildren ? { kind: isOpen ? 'close' : 'open', key: line.key } : null;
    default:
      return null;
  }
}
