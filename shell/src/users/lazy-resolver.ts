import type { FieldValues, Resolver } from 'react-hook-form';

/** Loads a form's schema when the form is first checked, so that a list does not carry the schema library. */
export function lazyResolver<Values extends FieldValues, Output>(
  load: () => Promise<Resolver<Values, unknown, Output>>,
): Resolver<Values, unknown, Output> {
  return async (...input) => (await load())(...input);
}
