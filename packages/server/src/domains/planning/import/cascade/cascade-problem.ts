import type { RowFault } from '../../../../kit/sheet-import/row-faults';
import { ProblemError } from '../../../../plugins/problem';
import { titleOf } from './cascade-columns';

/** A field of the forms that a file has not: what asks for it says what to do instead. */
const REASON = 'alasan_perubahan';

/** What a form's call says of a body that it refuses, by the columns of the file. Throws on what is no refusal. */
export function problemsOf(error: unknown): RowFault[] {
  if (!(error instanceof ProblemError) || error.status >= 500) throw error;
  const byField = Object.entries(error.detail.errors ?? {}).flatMap(([field, messages]) =>
    field === REASON
      ? [{ kolom: 'Baris', pesan: error.message, ofOther: true }]
      : messages.map((pesan) => ({ kolom: titleOf(field), pesan })),
  );
  return byField.length > 0 ? byField : [{ kolom: 'Baris', pesan: error.message }];
}
