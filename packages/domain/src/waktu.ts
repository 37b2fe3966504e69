/** The regency keeps Waktu Indonesia Barat, UTC+7 all year. */
export const WIB_OFFSET_MS = 7 * 60 * 60 * 1000;

const DATE = /^(\d{4})-(\d{2})-(\d{2})/;

/** Midnight in WIB at the start of a `YYYY-MM-DD` date; null when the text is no date that exists. */
export function startOfDateWib(date: string): Date | null {
  const [, year, month, day] = DATE.exec(date) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const utc = new Date(0);
  utc.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const exists = utc.getUTCMonth() === Number(month) - 1 && utc.getUTCDate() === Number(day);
  return exists ? new Date(utc.getTime() - WIB_OFFSET_MS) : null;
}

/** The date in WIB of a moment, as `YYYY-MM-DD`. */
export function dateWib(moment: Date): string {
  return new Date(moment.getTime() + WIB_OFFSET_MS).toISOString().slice(0, 10);
}
