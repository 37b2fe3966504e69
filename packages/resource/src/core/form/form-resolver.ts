import type { Resolver } from 'react-hook-form';
import type { Lock } from '../lock';
import type { FormSurroundings, Values } from './field';
import { missingValues, shownSections } from './field-check';
import { isFieldClosed } from './field-lock';
import type { FormDescription } from './form-description';

/** Type of an error that the form found itself, unlike one that the server answered. */
export const OWN_FAULT = 'isian';

/** Checks what needs no server: what is missing, and what the description's own rule says. */
export function formResolver(
  { sections, check, groups = {} }: FormDescription,
  lock: Lock,
  surroundings: FormSurroundings,
): Resolver<Values> {
  return (values) => {
    const shown = shownSections(sections, values, surroundings);
    const faults = {
      ...check?.(values),
      ...missingValues(shown, values, (field) => isFieldClosed(lock, groups, field)),
    };
    const errors = Object.fromEntries(
      Object.entries(faults).map(([name, message]) => [name, { type: OWN_FAULT, message }]),
    );
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
