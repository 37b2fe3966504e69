import { isCommonPassword } from './common-passwords';

/**
 * Messages by field when a password may not be taken; undefined when it may. One that holds the user's name is the
 * first one that is tried, and common ones come next.
 */
export async function passwordFaults(
  password: string,
  username: string,
  field = 'password',
): Promise<Record<string, string[]> | undefined> {
  if (password.toLowerCase().includes(username)) {
    return { [field]: ['Kata sandi tidak boleh memuat nama pengguna'] };
  }
  if (await isCommonPassword(password)) {
    return { [field]: ['Kata sandi ini terlalu umum dan mudah ditebak. Pilih yang lain.'] };
  }
  return undefined;
}
