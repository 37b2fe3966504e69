import { ApiError, NetworkError } from './api-error';

/** What a page says of a failure: words for people and the code that the support asks for. */
export interface FailureText {
  readonly pesan: string;
  readonly kode: number | undefined;
}

const UNKNOWN = 'Terjadi kesalahan. Muat ulang halaman lalu coba lagi.';

/** Words for any error that a call, or the code around it, threw. */
export function failureText(error: unknown): FailureText {
  if (error instanceof ApiError) return { pesan: error.pesan, kode: error.status };
  if (error instanceof NetworkError) return { pesan: error.pesan, kode: undefined };
  return { pesan: UNKNOWN, kode: undefined };
}

/**
 * `meta` of a query or mutation whose page shows these answers itself, beside its fields for instance. The shell stays
 * silent for them, but not for those that the error catalogue has words for: 401, 403, 422, and 500 and above.
 */
export function handledByPage(...statuses: number[]): { handledStatuses: readonly number[] } {
  return { handledStatuses: statuses };
}

/** Whether the page itself shows this failure. */
export function isHandledByPage(meta: Record<string, unknown> | undefined, error: unknown): boolean {
  const statuses = meta?.handledStatuses;
  return error instanceof ApiError && Array.isArray(statuses) && statuses.includes(error.status);
}

/** `If-Match` value of a row by its version. */
export function rowEtag({ versi }: { readonly versi: number }): string {
  return `"${versi}"`;
}
