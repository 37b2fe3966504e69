import { ApiError, failureText } from '@selaras/api-client';

/** What the login form says: beside a field, or above the button. */
export interface LoginFailure {
  readonly username?: string;
  readonly password?: string;
  readonly form?: string;
  readonly kode?: string;
  /** The password was right, and a code of the second factor is asked for beside it. */
  readonly asksCode?: true;
}

const required = {
  username: 'Nama pengguna wajib diisi',
  password: 'Kata sandi wajib diisi',
} as const;

/** What is missing before anything is sent; null when nothing is. */
export function missing(username: string, password: string): LoginFailure | null {
  const failure = {
    ...(username.trim() === '' && { username: required.username }),
    ...(password === '' && { password: required.password }),
  };
  return Object.keys(failure).length > 0 ? failure : null;
}

/** Words for a refused or failed login; `asked` when the form shows the field of the code already. */
export function loginFailure(error: unknown, asked: boolean): LoginFailure {
  if (error instanceof ApiError && error.status === 422) {
    const { username, password, kode } = error.errors;
    if (username ?? password) return { username: username?.[0], password: password?.[0] };
    if (kode) return { asksCode: true, kode: kode[0] };
  }
  if (error instanceof ApiError && error.kode === 'KODE_DIPERLUKAN') {
    return { asksCode: true, ...(asked && { kode: error.pesan }) };
  }
  if (error instanceof ApiError && error.kode === 'KODE_SALAH') return { asksCode: true, kode: error.pesan };
  if (error instanceof ApiError && error.status === 429 && error.retryAfter !== null) {
    return { form: `Terlalu banyak percobaan. Coba lagi dalam ${waitText(error.retryAfter)}.` };
  }
  return { form: failureText(error).pesan };
}

function waitText(seconds: number): string {
  return seconds < 60 ? `${Math.ceil(seconds)} detik` : `${Math.ceil(seconds / 60)} menit`;
}
