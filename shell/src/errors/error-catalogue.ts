import { ApiError, NetworkError } from '@selaras/api-client';

/** What the portal does about a failed call. */
export type Reaction =
  | { readonly kind: 'dialog'; readonly title: string; readonly text: string }
  | { readonly kind: 'toast'; readonly title: string; readonly text: string }
  | { readonly kind: 'denied'; readonly pesan: string }
  | { readonly kind: 'none' };

/** Whether something was being read, or written by somebody who would not want to type it again. */
export type CallKind = 'read' | 'write';

/** Texts of the specifications (spec 1 §8, spec 2 §8). */
export const errorTexts = {
  forbidden: 'Anda tidak memiliki hak akses ke halaman ini',
  notFound: 'This page could not be found',
  notFoundTitle: 'Halaman tidak ditemukan',
  unknownMiddleware: (name: string) => `Unknown middleware ${name}`,
  fallback: 'Error',
  serverTitle: 'Error!',
  server: (code: number) => `Terjadi kesalahan saat memuat data. Kode: ${code}`,
  invalidTitle: 'Oops...',
  invalid: 'Gagal memuat, data tidak sesuai. Kode: 422',
  expiredTitle: 'Session Expired!',
  expired: 'Please log in again to continue',
  networkTitle: 'Tidak tersambung',
  partMissing: 'Bagian ini belum dapat dimuat. Periksa sambungan lalu coba lagi.',
  offlineTitle: 'Anda sedang luring',
  pageOffline:
    'Halaman ini belum dimuat di peramban Anda. Begitu tersambung kembali, halaman dibuka dengan sendirinya.',
  pageMissingTitle: 'Halaman ini belum dapat dimuat',
  registryUnknown: 'Daftar bagian portal tidak dapat dimuat. Periksa sambungan lalu muat ulang.',
  refusedTitle: 'Belum tersimpan',
} as const;

const none: Reaction = { kind: 'none' };

/**
 * The error catalogue of both specifications. An expired session (401) is handled before a call fails, by signing in
 * again or leaving; other refusals of a read are told by the page in the place of its data.
 */
export function reactionTo(error: unknown, call: CallKind): Reaction {
  if (error instanceof NetworkError) {
    return { kind: 'toast', title: errorTexts.networkTitle, text: error.pesan };
  }
  if (!(error instanceof ApiError)) return none;
  const { status, pesan } = error;
  if (status >= 500) {
    return { kind: 'dialog', title: errorTexts.serverTitle, text: errorTexts.server(status) };
  }
  if (status === 422) return { kind: 'toast', title: errorTexts.invalidTitle, text: errorTexts.invalid };
  if (status === 403) return { kind: 'denied', pesan: pesan || errorTexts.forbidden };
  if (status === 401 || call === 'read') return none;
  return { kind: 'toast', title: errorTexts.refusedTitle, text: pesan };
}
