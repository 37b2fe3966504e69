import { FieldSkeleton, PickerAtRest } from '@selaras/ui';
import { useFormContext } from 'react-hook-form';
import type { PickField, Values } from '../../core/form/field';
import { presentChoice } from '../../core/picker/present-choice';
import { useFormKit } from './form-kit';
import { textsOf } from './simple-fields';

/** A reference while its picker is on its way: what is chosen is there with the form where the row tells it. */
export function PickAtRest({ field }: { field: PickField<string> }) {
  const { getValues } = useFormContext<Values>();
  const choice = presentChoice(field, getValues(field.name) as number | string | null, useFormKit());
  return choice === null ? (
    <FieldSkeleton />
  ) : (
    <PickerAtRest {...textsOf(field)}>{choice.label}</PickerAtRest>
  );
}
