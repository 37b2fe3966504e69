import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Values } from '../../core/form/field';
import { OWN_FAULT } from '../../core/form/form-resolver';

/** Looks again at the fields that a form found at fault, whatever fills them: a person, last year's row, another field. */
export function useRecheck(form: UseFormReturn<Values>): void {
  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      const { errors } = form.formState;
      const names = Object.keys(errors).filter((name) => errors[name]?.type === OWN_FAULT);
      if (names.length > 0) void form.trigger(names);
    });
    return unsubscribe;
  }, [form]);
}
