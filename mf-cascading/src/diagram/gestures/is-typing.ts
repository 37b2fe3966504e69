/** Whether keys pressed there are text or a choice, and no command for the diagram. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=radio], [type=checkbox]), textarea, select, dialog') !== null;
