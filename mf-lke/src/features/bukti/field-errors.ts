import { ApiError, failureText } from '@selaras/api-client';

/** The refusal of one field, however deep the server names it, and what no field says. */
export function refusalOf(error: unknown, fields: readonly string[]) {
  const errors = error instanceof ApiError ? (error.errors ?? {}) : {};
  const errorOf = (field: string) =>
    Object.entries(errors).find(([path]) => path === field || path.endsWith(`.${field}`))?.[1]?.[0];
  const said = fields.some((field) => errorOf(field) !== undefined);
  return { errorOf, refusal: error === null || said ? null : failureText(error).pesan };
}
