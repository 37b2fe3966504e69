import type { Kunci } from '@selaras/contracts';
import { fieldsOf } from './field';
import { isFieldClosed } from './field-lock';
import type { FormDescription } from './form-description';

/** Nothing of a form may be written, whatever the time: its row is not the reader's to change. */
export const onlyRead: Kunci = { alasan: null, pesan: null, bidang: [], triwulan: [] };

interface FormLock {
  /** What of the form may be written. */
  readonly kunci: Kunci;
  /** Nothing of it. */
  readonly closed: boolean;
  /** It is closed although the lock leaves something open: the reader has no right to it. */
  readonly foreign: boolean;
}

/** What of a form may be written by this reader now: what the lock leaves open, nothing without the right to it. */
export function formLock(
  { sections, groups = {} }: Pick<FormDescription, 'sections' | 'groups'>,
  kunci: Kunci,
  mayWrite: boolean,
): FormLock {
  const shut = fieldsOf(sections).every((field) => isFieldClosed(kunci, groups, field));
  const foreign = !mayWrite && !shut;
  return { kunci: foreign ? onlyRead : kunci, closed: shut || foreign, foreign };
}
