import { FieldSkeleton, PickerAtRest } from '@selaras/ui';
import { useFormContext } from 'react-hook-form';
import type { PickField, Values } from '../../core/form/field';
import { presentChoice } from '../../core/picker/present-choice';
import { useFormKit } from './form-kit';
import { textsOf } from './simple-fields';

/** A reference while its picker is on its way: what is chosen is there with the form where the row tells it. */
export function PickAtRest({ field, closed }: { field: PickField<string>; closed: boolean }) {
  const { getValues } = useFormContext<Values>();
  const choice = presentChoice(field, getValues(field.name) as number | string | null, useFormKit());
  return choice === null ? (
    <FieldSkeleton />
  ) : (
    <PickerAtRest {...textsOf(field)} disabled={closed}>
      {choice.label}
    </PickerAtRest>
  );
}
