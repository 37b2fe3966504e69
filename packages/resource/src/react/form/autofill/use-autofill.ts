import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { filledByItself } from '../../../core/form/autofill';
import type { Values } from '../../../core/form/field';
import type { Autofill } from '../../../core/form/form-description';
import { isBlank } from '../../../core/form/value';
import { requestResource } from '../../../core/resource-call';
import { useFormKit } from '../../field/form-kit';

interface ByItself {
  /** How many values stand in the form as they came. */
  readonly count: number;
  /** What is to be known of them. */
  readonly note: string;
  /** Takes them out again. */
  readonly undo: () => void;
}

/** Fills a new row as soon as what known values belong to is chosen, until somebody has filled in one of them himself. */
export function useAutofill(autofill: Autofill, values: Values): ByItself {
  const { getValues, setValue } = useFormContext<Values>();
  const { sections } = useFormKit();
  const [given, setGiven] = useState<Values>({});
  const [note, setNote] = useState('');
  const key = autofill.belongsTo?.(values) ?? null;

  const take = useEffectEvent((source: object | null) => {
    const found = filledByItself(sections, getValues(), source, { ...autofill, before: given });
    if (found === null) return;
    for (const [name, value] of Object.entries(found)) setValue(name, value, { shouldDirty: true });
    const filled = Object.entries({ ...given, ...found }).filter(([, value]) => !isBlank(value));
    setNote(source === null ? '' : (autofill.note?.(source) ?? ''));
    setGiven(source === null ? {} : Object.fromEntries(filled));
  });
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const query = autofill.query(getValues());
    if (query === null) return;
    const { data } = (await requestResource(autofill.endpoint, { query, signal })) as { data: object | null };
    if (!signal.aborted) take(data);
  });
  useEffect(() => {
    if (key === null) return;
    const asked = new AbortController();
    // What does not come by itself can still be asked for by the button.
    ask(asked.signal).catch(() => undefined);
    return () => asked.abort();
  }, [key]);

  return {
    count: Object.entries(given).filter(([name, value]) => values[name] === value).length,
    note,
    undo: () => take(null),
  };
}
