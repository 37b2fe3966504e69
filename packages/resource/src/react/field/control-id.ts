const CONTROL = ':is(input, textarea, select, button)';
const WRONG = ':is(input, textarea, select):is([aria-invalid="true"], :invalid)';

/** Id of the control of a field, or of what holds its controls, by which the summary of faults leads to it. */
export const controlId = (name: string): string => `isian-${name.replaceAll('.', '-')}`;

/**
 * Puts the focus into a field. One of a grid is found by its name; of a field with several controls it is the first that
 * is wrong or missing. Answers the control that has it now; null where the form does not show the field (yet).
 */
export function focusField(name: string): HTMLElement | null {
  const place =
    document.getElementById(controlId(name)) ?? document.querySelector(`[name="${CSS.escape(name)}"]`);
  const control = place?.matches(CONTROL)
    ? place
    : (place?.querySelector(WRONG) ?? place?.querySelector(CONTROL));
  if (!(control instanceof HTMLElement)) return null;
  focusUnfolded(control);
  control.scrollIntoView?.({ block: 'center' });
  return control;
}

/** Puts the focus on a control that may lie in a folded part, which then opens. */
export function focusUnfolded(control: HTMLElement): void {
  const folded = control.closest('details');
  if (folded !== null) folded.open = true;
  control.focus();
}
