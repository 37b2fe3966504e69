import { isTyping } from '../diagram/gestures/is-typing';

/** -1 for `[`, the year before, 1 for `]`, the year after; 0 for other keys and where text is typed. */
export function stepOfKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): -1 | 0 | 1 {
  if (ctrlKey || metaKey || altKey || isTyping(target)) return 0;
  if (key === '[') return -1;
  return key === ']' ? 1 : 0;
}
