import { strFromU8, unzipSync } from 'fflate';
import { readPdf } from '../pdf-text';

/** What a reader can read of an answer, whatever its kind. */
export function answerText({
  headers,
  rawPayload,
}: {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly rawPayload: Buffer;
}): string {
  const kind = String(headers['content-type'] ?? '');
  if (kind.includes('spreadsheetml')) {
    return Object.entries(unzipSync(rawPayload))
      .filter(([name]) => name.endsWith('.xml'))
      .map(([, content]) => strFromU8(content))
      .join('\n');
  }
  if (kind.includes('pdf')) return readPdf(rawPayload).pages.join('\n');
  return rawPayload.toString('utf8');
}
