/** A moment on the clock of the computer that asks, with its zone: `2 Jun 2025, 00.05 WIB`; a dash for none. */
export function timeText(iso: string | null, timeZone?: string): string {
  if (iso === null) return '–';
  return new Intl.DateTimeFormat('id-ID', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(iso));
}
