import { ApiError } from '@selaras/api-client';
import * as kit from '@selaras/resource/act';

/** What a form says of a refusal: beside its fields as far as they are named, else in one sentence; what broke on its way the portal tells. */
export const refusalOf = (error: unknown, fields: readonly string[]) =>
  kit.refusalOf(error instanceof ApiError ? error : null, fields);
