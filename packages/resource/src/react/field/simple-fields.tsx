import { Checkbox, NumberField, SelectField, space, TextAreaField, TextField } from '@selaras/ui';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import type {
  ChoiceField,
  DateField,
  FormulaField,
  NumericField,
  PickField,
  SwitchField,
  TextualField,
  Values,
} from '../../core/form/field';
import { useField, useUnit } from './field-control';

export interface FieldProps<Field> {
  field: Field;
  closed: boolean;
}

type LabelledField =
  | FormulaField<string>
  | TextualField<string>
  | NumericField<string>
  | ChoiceField<string>
  | DateField<string>
  | PickField<string>;

/** Label, help and whether it is required, as the fields of the kit take them. */
export const textsOf = ({ label, help, required }: LabelledField) => ({
  label,
  required: required !== false,
  ...(help !== undefined && { help }),
});

export function Textual({ field, closed }: FieldProps<TextualField<string>>) {
  const { value, onChange, ...control } = useField<string | null>(field.name);
  const input = {
    ...textsOf(field),
    ...control,
    readOnly: closed,
    value: value ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return field.kind === 'area' ? (
    <TextAreaField {...input} lines={2} maxLength={field.maxLength ?? 4000} />
  ) : (
    <TextField {...input} maxLength={field.maxLength ?? 500} />
  );
}

export function Numeric({ field, closed }: FieldProps<NumericField<string>>) {
  const control = useField<number | null>(field.name);
  const unit = useUnit(field.unit);
  return (
    <NumberField
      {...textsOf(field)}
      {...control}
      readOnly={closed}
      {...(unit !== undefined && { unit })}
      {...(field.prefix !== undefined && { prefix: field.prefix })}
      {...(field.digits !== undefined && { digits: field.digits })}
    />
  );
}

export function ChoiceControl({ field, closed }: FieldProps<ChoiceField<string>>) {
  const { value, onChange, ...control } = useField<string | number | null>(field.name);
  const chosen = (text: string) =>
    field.options.find((option) => String(option.value) === text)?.value ?? null;
  const { setValue } = useFormContext<Values>();
  const withBlank = field.required === false || field.initial === undefined;
  return (
    <SelectField
      {...textsOf(field)}
      {...control}
      disabled={closed}
      options={field.options}
      {...(withBlank && { placeholder: field.required === false ? 'Tidak ada' : 'Pilih...' })}
      value={value ?? ''}
      onChange={({ target }) => {
        onChange(chosen(target.value));
        for (const name of field.empties ?? []) setValue(name, null, { shouldDirty: true });
      }}
    />
  );
}

const Tick = styled.div`
  align-self: end;
  padding-bottom: ${space(1)};
`;

export function SwitchControl({ field, closed }: FieldProps<SwitchField<string>>) {
  const { value, onChange, error: _, ...control } = useField<boolean>(field.name);
  return (
    <Tick>
      <Checkbox
        {...control}
        label={field.label}
        help={field.help}
        disabled={closed}
        checked={value}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Tick>
  );
}

export function DateControl({ field, closed }: FieldProps<DateField<string>>) {
  const { value, onChange, ...control } = useField<string | null>(field.name);
  return (
    <TextField
      {...textsOf(field)}
      {...control}
      type="date"
      readOnly={closed}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
}
