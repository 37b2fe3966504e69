import type { Locale } from '../contract/props';

interface ScriptWords {
  readonly failed: string;
  readonly again: string;
}

const tables: Readonly<Record<Locale, ScriptWords>> = {
  id: { failed: 'Diagram cascading gagal dimuat. Periksa sambungan internet.', again: 'Coba lagi' },
  en: {
    failed: 'The cascading diagram could not be loaded. Check the internet connection.',
    again: 'Try again',
  },
};

/** What is said before the script with all other words has come; whatever is no language of ours is Indonesian. */
export const scriptWords = (locale: string | undefined): ScriptWords & { readonly lang: Locale } =>
  locale === 'en' ? { lang: 'en', ...tables.en } : { lang: 'id', ...tables.id };
