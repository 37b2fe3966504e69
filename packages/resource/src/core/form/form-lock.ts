import { type Lock, onlyRead } from '../lock';
import { fieldsOf } from './field';
import { isFieldClosed } from './field-lock';
import type { FormDescription } from './form-description';

interface FormLock {
  /** What of the form may be written. */
  readonly lock: Lock;
  /** Nothing of it. */
  readonly closed: boolean;
  /** It is closed although the lock leaves something open: the reader has no right to it. */
  readonly foreign: boolean;
}

/** What of a form may be written by this reader now: what the lock leaves open, nothing without the right to it. */
export function formLock(
  { sections, groups = {} }: Pick<FormDescription, 'sections' | 'groups'>,
  lock: Lock,
  mayWrite: boolean,
): FormLock {
  const shut = fieldsOf(sections).every((field) => isFieldClosed(lock, groups, field));
  const foreign = !mayWrite && !shut;
  return { lock: foreign ? onlyRead : lock, closed: shut || foreign, foreign };
}
