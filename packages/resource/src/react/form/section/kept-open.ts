const PREFIX = 'selaras_isian_lain';

/** Private windows and full disks keep nothing: what is unfolded stays so as long as its form. */
const storage = (): Storage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

/** Where it is kept, for one person and one form, whether he has the rest of that form unfolded. */
export const openKey = (user: number, form: string): string => `${PREFIX}:${user}:${form}`;

export const isKeptOpen = (key: string): boolean => storage()?.getItem(key) === '1';

export function keepOpen(key: string, open: boolean): void {
  try {
    if (open) storage()?.setItem(key, '1');
    else storage()?.removeItem(key);
  } catch {
    // The choice lasts as long as its form.
  }
}
