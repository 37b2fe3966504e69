import { watched } from './watched';

const KEY = 'selaras:rapat';

/** A browser may refuse to keep anything; then the list lives as long as the tab shows this portal. */
function kept(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

const text = watched(kept());

/** The list that this tab is putting together, as the address of a presentation writes it. */
export const rapatDraft = {
  ...text,
  set(next: string) {
    text.set(next);
    try {
      sessionStorage.setItem(KEY, next);
    } catch {
      // Said above.
    }
  },
};
