import { useFormContext, useWatch } from 'react-hook-form';
import type { PickField, Values } from '../../core/form/field';
import { presentChoice } from '../../core/picker/present-choice';
import { QueryPicker } from '../picker/query-picker';
import { useField } from './field-control';
import { useFormKit } from './form-kit';
import { useOnlyChoice } from './use-only-choice';

/** A reference to another row. */
export function PickControl({ field, closed }: { field: PickField<string>; closed: boolean }) {
  const { control, setValue } = useFormContext<Values>();
  const kit = useFormKit();
  const values = useWatch({ control }) as Values;
  const { value, onChange, ...rest } = useField<number | string | null>(field.name);
  const idle = field.after !== undefined && values[field.after.name] === null;
  useOnlyChoice(field, values, !closed && !idle);

  return (
    <QueryPicker
      key={field.after === undefined ? field.name : String(values[field.after.name])}
      {...rest}
      label={field.label}
      required={field.required !== false}
      {...(field.help !== undefined && { help: field.help })}
      disabled={closed}
      idle={idle}
      {...(idle && field.after !== undefined && { placeholder: field.after.words })}
      query={field.query(values)}
      limit={field.limit}
      known={presentChoice(field, value, kit)}
      value={value}
      onChange={(chosen, choice) => {
        if (choice !== null) kit.remember(field.name, choice.value, choice.label);
        onChange(chosen);
        for (const name of field.empties ?? []) setValue(name, null, { shouldDirty: true });
      }}
    />
  );
}
