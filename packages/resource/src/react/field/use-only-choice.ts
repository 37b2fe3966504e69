import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PickField, Values } from '../../core/form/field';
import { labelKey } from '../../core/form/field-words';
import { useFormKit } from './form-kit';

/** A new row begins with a reference that has one choice alone, where its field says so; who empties it has it empty. */
export function useOnlyChoice(field: PickField<string>, values: Values, mayChoose: boolean): void {
  const { resetField } = useFormContext<Values>();
  const { remember, labels, row } = useFormKit();
  const chosen = useRef<unknown>(null);
  const offers = mayChoose && row === null && field.only === true;
  const { data } = useQuery({ ...field.query(values)({}), enabled: offers });
  const only = offers && data?.length === 1 ? data[0] : undefined;
  const isEmpty = values[field.name] === null;

  const begin = useEffectEvent(() => {
    if (only === undefined || !isEmpty || chosen.current === only.value) return;
    chosen.current = only.value;
    if (!labels.has(labelKey(field.name, only.value))) remember(field.name, only.value, only.label);
    // As what the form began with: nothing was typed yet.
    resetField(field.name, { defaultValue: only.value });
  });
  useEffect(() => begin(), [only?.value]);
}
