import { useSession } from '@selaras/portal';
import { draftKey, readDraft } from '@selaras/ui';
import { useState } from 'react';
import { sameValue } from '../../core/typed/conflict';
import { useKeptDraft } from './use-kept-draft';

/**
 * Fields of something new that stands for itself, as a comment or an answer: what an earlier visit typed and did not send
 * stands in them again. `place` names what it is said about, below the year; nothing else is kept under it.
 */
export function useUnsent<Values extends object>(empty: Values, place: readonly (string | number)[]) {
  const { user, tahunKinerja } = useSession();
  const key = draftKey(user?.id ?? 0, ...place, tahunKinerja);
  const [values, setValues] = useState<Values>(() => ({ ...empty, ...readDraft<Values>(key)?.nilai }));
  const typed = !sameValue(values, empty);
  const draft = useKeptDraft<Values>(key, typed ? { versi: null, awal: null, nilai: values } : null);
  return {
    values,
    typed,
    set: (part: Partial<Values>) => setValues((now) => ({ ...now, ...part })),
    /** It was sent, or is not wanted; `next` is what the fields hold from now on. */
    drop: (next: Values = empty) => {
      draft.drop();
      setValues(next);
    },
  };
}
