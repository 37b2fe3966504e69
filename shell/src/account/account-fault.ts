import { ApiError } from '@selaras/api-client';
import { isFormFailure, showServerErrors } from '@selaras/resource/core';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** Puts what the server refused beside its fields, and answers what concerns the form as a whole. */
export function accountFault<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): string | null {
  if (isFormFailure(error)) return showServerErrors(error, fields, setError);
  return error instanceof ApiError && (error.status === 409 || error.status === 429) ? error.pesan : null;
}
