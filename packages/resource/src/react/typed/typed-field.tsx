import type { EntityField, EntityFields, ReferenceEntityField } from '@selaras/contracts';
import {
  Checkbox,
  NumberField,
  SelectField,
  TextAreaField,
  type TextAreaFieldProps,
  TextField,
  type TextFieldProps,
} from '@selaras/ui';
import { choiceOptions } from '../../core/entity/entity-values';

const TEXT_MAX = 4000;

/** What a field's control takes besides what its description says. */
interface Besides {
  /** What it is called here, where its place says more than its description. */
  readonly label?: string;
  readonly help?: string;
  /** Whether it is asked for here, where that is not what its description says. */
  readonly required?: boolean;
  /** What a text might look like. */
  readonly placeholder?: string;
  /** Lines of a text that has several. */
  readonly lines?: TextAreaFieldProps['lines'];
  readonly inputMode?: TextFieldProps['inputMode'];
  /** Id of a `datalist` that proposes texts. */
  readonly list?: string;
  readonly readOnly?: boolean;
}

interface ControlProps extends Besides {
  readonly name: string;
  readonly field: Exclude<EntityField, ReferenceEntityField>;
  readonly value: unknown;
  readonly onChange: (value: string | number | boolean | null) => void;
  readonly error: string | undefined;
}

function Control({
  name,
  field,
  value,
  onChange,
  error,
  lines,
  inputMode,
  list,
  placeholder,
  ...besides
}: ControlProps) {
  const texts = {
    label: field.label,
    ...(field.help !== undefined && { help: field.help }),
    required: !field.optional,
    ...besides,
    error,
  };
  const text = {
    value: String(value ?? ''),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  switch (field.kind) {
    case 'area':
    case 'rumus':
      return (
        <TextAreaField
          {...texts}
          {...text}
          maxLength={field.maxLength ?? TEXT_MAX}
          lines={lines ?? 2}
          placeholder={placeholder}
        />
      );
    case 'text':
      return (
        <TextField
          {...texts}
          {...text}
          maxLength={field.maxLength ?? TEXT_MAX}
          inputMode={inputMode}
          list={list}
          placeholder={placeholder}
        />
      );
    case 'date':
      return <TextField {...texts} {...text} type="date" />;
    case 'choice':
      return (
        <SelectField
          {...texts}
          {...text}
          options={choiceOptions(name, field)}
          {...((field.optional || text.value === '') && {
            placeholder: field.optional ? 'Tidak ada' : 'Pilih...',
          })}
        />
      );
    case 'switch':
      return (
        <Checkbox
          label={texts.label}
          help={texts.help}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    default:
      return (
        <NumberField
          {...texts}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
          digits={2}
          {...(field.kind === 'rupiah' && { prefix: 'Rp' })}
        />
      );
  }
}

/** The names of those fields that are typed, not chosen among other rows. */
type Typed<F extends EntityFields> = {
  [Name in keyof F & string]: F[Name] extends ReferenceEntityField ? never : Name;
}[keyof F & string];

/** What a form must offer: its values by name, and a way to change some of them (`useVersioned`). */
interface TypedForm {
  readonly values: object;
  readonly set: (part: never) => void;
}

interface TypedFieldProps<F extends EntityFields> extends Besides {
  readonly fields: F;
  readonly name: Typed<F>;
  readonly form: TypedForm;
  readonly error: string | undefined;
}

/** One described field of a form that a dialog draws itself: label, help, length, codes and units are those of its description. */
export function TypedField<const F extends EntityFields>({
  fields,
  name,
  form,
  ...rest
}: TypedFieldProps<F>) {
  return (
    <Control
      {...rest}
      name={name}
      field={fields[name] as ControlProps['field']}
      value={(form.values as Readonly<Record<string, unknown>>)[name]}
      onChange={(value) => form.set({ [name]: value } as never)}
    />
  );
}

interface TypedFieldsProps<F extends EntityFields> {
  readonly fields: F;
  readonly form: TypedForm;
  readonly errorOf: (name: Typed<F>) => string | undefined;
}

/** All described fields of a form, in the order of their description. */
export const TypedFields = <const F extends EntityFields>({ fields, form, errorOf }: TypedFieldsProps<F>) =>
  (Object.keys(fields) as Typed<F>[]).map((name) => (
    <TypedField key={name} fields={fields} name={name} form={form} error={errorOf(name)} />
  ));
