import { UsageError } from '../refusal';

const TITLE = /^[^'"`<>{}\\\n]{1,80}$/;

/** A title that may stand in a source. @throws UsageError for one that may not */
export function titleIn(text: string): string {
  if (TITLE.test(text)) return text;
  throw new UsageError('Judul memuat tanda kutip atau kurung. Pilih judul lain.');
}
