/** The keys that open a context menu elsewhere; here they lead to the buttons of the box. */
export const isContextKey = ({ key, shiftKey }: { key: string; shiftKey: boolean }): boolean =>
  key === 'ContextMenu' || (shiftKey && key === 'F10');

/** Does something with the buttons of the selected box, once its details are there. */
export function onceActions(from: HTMLElement, act: (actions: ParentNode) => void): void {
  const panel = from.closest('[data-state]') ?? document;
  requestAnimationFrame(() => {
    const actions = panel.querySelector('[data-box-actions]');
    if (actions !== null) act(actions);
  });
}

/** Moves the focus to the first of the buttons. */
export const focusActions = (actions: ParentNode): void =>
  actions.querySelector<HTMLElement>(':is(button, a)')?.focus();
