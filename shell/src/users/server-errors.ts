import { ApiError } from '@selaras/api-client';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/**
 * Puts the server's messages beside the fields they belong to. Answers what is left to say above the form: nothing
 * when every message found its field.
 */
export function showServerErrors<Values extends FieldValues>(
  error: ApiError,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): string | null {
  const named = fields.filter((field) => error.errors[field] !== undefined);
  for (const [index, field] of named.entries()) {
    setError(field, { message: error.errors[field]?.join(' ') }, { shouldFocus: index === 0 });
  }
  const all = Object.keys(error.errors);
  return named.length > 0 && named.length === all.length ? null : error.pesan;
}

/** Whether the form shows this failure; the shell shows all others. */
export function isFormFailure(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 422 || error.status === 409);
}
