import type { FieldFault } from '@selaras/ui';
import type { FieldErrors } from 'react-hook-form';
import type { FormSurroundings, Section } from './field';
import { labelOfName, namedFields } from './field-words';

/** First message inside an error of the form library, however deep it lies. */
function messageIn(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { message } = error as { message?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  for (const inner of Object.values(error)) {
    const found = messageIn(inner);
    if (found !== null) return found;
  }
  return null;
}

/** Everything that is wrong with a form, in its order, for the summary at its top. */
export function faultsOf(
  sections: readonly Section[],
  errors: FieldErrors,
  surroundings: FormSurroundings,
): readonly FieldFault[] {
  return namedFields(sections).flatMap(({ name, field }) => {
    const message = messageIn(errors[name]);
    if (message === null) return [];
    const columns = field.kind === 'figures' ? field.columns(surroundings) : [];
    return [{ name, label: labelOfName(field, name, columns), message }];
  });
}
