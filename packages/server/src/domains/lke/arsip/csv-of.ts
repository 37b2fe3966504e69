/** Spreadsheets take some first letters for a formula. */
const cell = (value: unknown): string => {
  const text = String(value ?? '');
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** Rows of equal fields as CSV that spreadsheets open as it is. */
export function csvOf(rows: readonly Record<string, unknown>[]): string {
  const heads = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => heads.map((head) => cell(row[head])).join(','));
  return `\uFEFF${[heads.join(','), ...lines].join('\r\n')}\r\n`;
}
