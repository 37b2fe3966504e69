/** Selected boxes by their keys: the main one, which details, path and address follow, and the others beside it. */
export interface Selected {
  readonly main: string | null;
  readonly others: ReadonlySet<string>;
}

/** All selected keys, the main one last. */
export const keysOf = ({ main, others }: Selected): readonly string[] =>
  main === null ? [...others] : [...[...others].filter((key) => key !== main), main];

/** The selection with one box more, or without it when it was selected; the last one that came is the main one. */
export function toggledKey(selected: Selected, key: string): Selected {
  const keys = keysOf(selected);
  return fromKeys(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]);
}

/** The selection with more boxes; the main one stays, and is the last of them when there was none. */
export function withKeys(selected: Selected, more: readonly string[]): Selected {
  const keys = new Set([...keysOf(selected), ...more]);
  const main = selected.main ?? more.at(-1) ?? null;
  if (main !== null) keys.delete(main);
  return { main, others: keys };
}

/** The selection grown by the box that a step led to, which becomes the main one. */
export function steppedTo(selected: Selected, key: string): Selected {
  return fromKeys([...keysOf(selected).filter((other) => other !== key), key]);
}

function fromKeys(keys: readonly string[]): Selected {
  return { main: keys.at(-1) ?? null, others: new Set(keys.slice(0, -1)) };
}
