import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { Values } from '../../core/form/field';
import { controlId } from './control-id';

/** Value, error and change of one name of the form. */
export function useField<Value>(name: string) {
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name });
  return {
    id: controlId(name),
    name,
    value: field.value as Value,
    onChange: field.onChange as (value: Value) => void,
    onBlur: field.onBlur,
    error: fieldState.error?.message,
  };
}

/** A unit of measure: fixed, or what another field of the form holds. */
export function useUnit(unit: string | { readonly of: string } | undefined): string | undefined {
  const { control } = useFormContext<Values>();
  const name = typeof unit === 'object' ? unit.of : '';
  const value = useWatch({ control, name, disabled: name === '' }) as unknown;
  if (typeof unit !== 'object') return unit;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
