const wib = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Jakarta',
});

/** A moment as staff read it, in WIB; a dash for none. */
export const timeText = (iso: string | null): string =>
  iso === null ? '–' : `${wib.format(new Date(iso))} WIB`;
