type Pressed = Pick<
  KeyboardEvent,
  'key' | 'target' | 'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>;

export type RapatAct = 'next' | 'previous' | 'leave';

/** What presenters send, and what a keyboard has. */
const acts: Readonly<Record<string, RapatAct>> = {
  PageDown: 'next',
  ArrowRight: 'next',
  PageUp: 'previous',
  ArrowLeft: 'previous',
  Escape: 'leave',
};

/** Where keys have a meaning of their own: fields, and parts that arrows walk through. */
const OWN_KEYS =
  'input, select, textarea, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="combobox"], [role="tablist"], [role="radiogroup"], [role="grid"], [role="slider"]';

/** A table that is wider than its place is walked through by arrows. */
const scrollsSideways = (target: Element) =>
  target.matches('[tabindex="0"]') && target.scrollWidth > target.clientWidth;

/** What a pressed key means to a presentation; null when it is somebody else's. */
export function rapatAct(event: Pressed): RapatAct | null {
  const { key, target, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey } = event;
  const act = acts[key];
  if (act === undefined || defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return null;
  if (!(target instanceof Element)) return act;
  if (target.closest(OWN_KEYS)) return null;
  return key.startsWith('Arrow') && scrollsSideways(target) ? null : act;
}
