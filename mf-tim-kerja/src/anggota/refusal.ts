import { ApiError } from '@selaras/api-client';

/** What a form says of a refusal: beside its fields as far as they are named, else in one sentence. */
export function refusalOf(error: unknown, fields: readonly string[]) {
  const errors = error instanceof ApiError ? error.errors : {};
  const named = fields.some((field) => errors[field] !== undefined);
  return {
    errorOf: (field: string) => errors[field]?.join(' '),
    refusal: error instanceof ApiError && !named ? error.pesan : null,
  };
}
