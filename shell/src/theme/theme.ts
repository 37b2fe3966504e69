const THEME_KEY = 'selaras_tema';

export type ThemeName = 'light' | 'dark';

/** The theme that was chosen by the switch; null follows the system. */
export function chosenTheme(storage: () => Storage = () => localStorage): ThemeName | null {
  try {
    const kept = storage().getItem(THEME_KEY);
    return kept === 'light' || kept === 'dark' ? kept : null;
  } catch {
    return null;
  }
}

/** Puts the chosen theme on the document; runs before the first picture so that nothing flashes. */
export function applyTheme(theme: ThemeName | null, root: HTMLElement = document.documentElement): void {
  if (theme === null) delete root.dataset.theme;
  else root.dataset.theme = theme;
}

export function chooseTheme(theme: ThemeName, storage: () => Storage = () => localStorage): void {
  applyTheme(theme);
  try {
    storage().setItem(THEME_KEY, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** The theme that is seen now. */
export function visibleTheme(root: HTMLElement = document.documentElement): ThemeName {
  const chosen = root.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
