import { ApiError, failureText } from '@selaras/api-client';

/**
 * The refusal of each field, and what no field says. A lock names every field it closes; its sentence, which has the
 * date, says more.
 */
export function fieldRefusal(error: unknown, fields: readonly string[]) {
  const refused = error instanceof ApiError ? error : null;
  const locked = refused?.kode === 'TERKUNCI';
  const errorOf = (field: string) => (locked ? undefined : refused?.errors[field]?.[0]);
  const said = fields.some((field) => errorOf(field) !== undefined);
  return { errorOf, refusal: error === null || said ? null : failureText(error).pesan };
}
