/** Name of a database column for people: `target_tw1` as `Target TW 1`. */
export function wordsOfColumn(kolom: string): string {
  const words = kolom
    .replace(/_id$/, '')
    .replace(/tw(\d)/, 'TW $1')
    .replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
