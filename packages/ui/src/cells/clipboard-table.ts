/** A cell that holds a tab, a line break or a quotation mark is quoted, as spreadsheets do. */
const quoted = (text: string) => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Cells as spreadsheets take them from the clipboard. */
export const tableText = (cells: readonly (readonly string[])[]): string =>
  cells.map((line) => line.map(quoted).join('\t')).join('\r\n');

/**
 * Cells that a spreadsheet put into the clipboard: rows by line, columns by tab; a quoted cell may hold both. Lines are
 * filled up to the same length.
 */
export function readTable(text: string): string[][] {
  const lines: string[][] = [[]];
  let cell = '';
  let inQuotes = false;
  const body = text.replace(/(\r\n|\n|\r)$/, '');
  for (let at = 0; at < body.length; at += 1) {
    const letter = body[at] as string;
    if (inQuotes) {
      if (letter !== '"') cell += letter;
      else if (body[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else inQuotes = false;
    } else if (letter === '"' && cell === '' && closesLater(body, at)) inQuotes = true;
    else if (letter === '\t') {
      lines.at(-1)?.push(cell);
      cell = '';
    } else if (letter === '\n' || letter === '\r') {
      lines.at(-1)?.push(cell);
      lines.push([]);
      cell = '';
      if (letter === '\r' && body[at + 1] === '\n') at += 1;
    } else cell += letter;
  }
  lines.at(-1)?.push(cell);
  const width = Math.max(...lines.map((line) => line.length));
  return lines.map((line) => [...line, ...Array<string>(width - line.length).fill('')]);
}

/** A quotation mark opens a cell only when another one closes it at a cell's end: otherwise it is a mark of the text. */
function closesLater(text: string, at: number): boolean {
  return /^"(?:[^"]|"")*"(?=\t|\r|\n|$)/.test(text.slice(at));
}
