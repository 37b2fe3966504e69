import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Affix, Frame, Input } from './control-style';
import { type FieldTexts, FormField } from './form-field';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix'>, FieldTexts {
  /** Unit of measure inside the field, at its end. */
  unit?: string;
  /** Sign or icon inside the field, before the text. */
  prefix?: ReactNode;
}

/** One line of text. Takes everything of `<input>`, so `{...register('nama')}` of react-hook-form fits. */
export function TextField({
  label,
  labelHidden,
  help,
  error,
  id,
  unit,
  prefix,
  required = true,
  ...input
}: TextFieldProps) {
  return (
    <FormField label={label} labelHidden={labelHidden} help={help} error={error} id={id} required={required}>
      {(control) => (
        <Frame>
          {prefix !== undefined && <Affix>{prefix}</Affix>}
          <Input {...input} {...control} required={required} />
          {unit !== undefined && <Affix>{unit}</Affix>}
        </Frame>
      )}
    </FormField>
  );
}
