interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** What a key asks for: Ctrl Z takes a step back, Ctrl Y and Ctrl Shift Z bring it again; null for all others. */
export function undoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
}
