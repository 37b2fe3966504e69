/** The keys that open a context menu elsewhere; here they lead to the buttons of the box. */
export const isContextKey = ({ key, shiftKey }: { key: string; shiftKey: boolean }): boolean =>
  key === 'ContextMenu' || (shiftKey && key === 'F10');

/** Moves the focus to the first button of the selected box, once its details are there. */
export function focusActions(from: HTMLElement): void {
  const panel = from.closest('[data-state]') ?? document;
  requestAnimationFrame(() => {
    panel.querySelector<HTMLElement>('[data-box-actions] :is(button, a)')?.focus();
  });
}
