import type { Theme } from '@selaras/domain';

const darkQuery = '(prefers-color-scheme: dark)';

/** What the reader's system asks for. */
export const systemTheme = (): Theme => (matchMedia(darkQuery).matches ? 'dark' : 'light');

export function followSystem(onChange: () => void): () => void {
  const media = matchMedia(darkQuery);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
