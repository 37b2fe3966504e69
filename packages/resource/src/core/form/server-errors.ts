import { ApiError } from '@selaras/api-client';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

const rootOf = (path: string) => path.split('.')[0] as string;

/**
 * Puts the server's messages beside the fields they belong to; `anggota.0.nip` belongs to the field `anggota`.
 * Answers what is left to say above the form: nothing when every message found its field.
 */
export function showServerErrors<Values extends FieldValues>(
  error: ApiError,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): string | null {
  const known = new Set<string>(fields);
  const all = Object.keys(error.errors);
  const placed = all.filter((path) => known.has(path) || known.has(rootOf(path)));
  const inOrder = fields.flatMap((field) =>
    placed.filter((path) => path === field || rootOf(path) === field),
  );
  for (const [index, path] of inOrder.entries()) {
    const message = error.errors[path]?.join(' ');
    setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  return placed.length > 0 && placed.length === all.length ? null : error.pesan;
}

/** Whether the form shows this failure; the shell shows all others. */
export function isFormFailure(error: unknown): error is ApiError {
  return error instanceof ApiError && [409, 422, 423].includes(error.status);
}

/** Whether somebody else saved the row meanwhile; `terkini` is the row as it is now. */
export function isStaleVersion<Row extends object>(error: unknown): error is ApiError & { terkini: Row } {
  return (
    error instanceof ApiError &&
    error.status === 412 &&
    typeof error.terkini === 'object' &&
    error.terkini !== null
  );
}
