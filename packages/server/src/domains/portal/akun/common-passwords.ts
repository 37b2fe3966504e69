/** Of the passwords that people choose most often those that are long enough to be taken at all. */
let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is one of the 49,000 that leaked lists show most often, in any case of its letters, also with
 * digits and signs around it (`Password123!!`). The list is loaded with the first password that is set.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load();
  const list = await common;
  const lower = password.toLowerCase();
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return list.has(lower) || core === '' || list.has(core) || isOneRepeated(lower);
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** `abcabcabcabc`: up to four characters, again and again. */
const isOneRepeated = (password: string): boolean => /^(.{1,4})\1+$/u.test(password);
