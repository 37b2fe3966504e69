/** Id of the control of a field, by which the summary of faults leads to it. */
export const controlId = (name: string): string => `isian-${name.replaceAll('.', '-')}`;

/** Puts the focus into a field; one of a grid is found by its name. */
export function focusField(name: string): void {
  const control =
    document.getElementById(controlId(name)) ?? document.querySelector(`[name="${CSS.escape(name)}"]`);
  if (control instanceof HTMLElement) {
    control.focus();
    control.scrollIntoView?.({ block: 'center' });
  }
}
