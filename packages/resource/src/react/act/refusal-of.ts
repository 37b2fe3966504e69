import { ApiError, failureText } from '@selaras/api-client';

/**
 * What is said of a refusal beside each field, however deep the server names it, and what no field says. A lock names
 * every field that it closes; its sentence, which has the date, says more.
 */
export function refusalOf(error: unknown, fields: readonly string[]) {
  const refused = error instanceof ApiError && error.kode !== 'TERKUNCI' ? Object.entries(error.errors) : [];
  const errorOf = (field: string) =>
    refused.find(([path]) => path === field || path.endsWith(`.${field}`))?.[1].join(' ');
  const said = fields.some((field) => errorOf(field) !== undefined);
  return { errorOf, refusal: error === null || said ? null : failureText(error).pesan };
}
