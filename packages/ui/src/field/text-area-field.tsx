import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { space } from '../token/tokens';
import { Frame, inputStyle } from './control-style';
import { type FieldTexts, FormField } from './form-field';

const Area = styled.textarea<{ $lines: number }>`
  ${inputStyle}
  resize: vertical;
  field-sizing: content;
  min-height: calc(${({ $lines }) => $lines}lh + ${space(2)});
  max-height: 20lh;
`;

export interface TextAreaFieldProps extends ComponentPropsWithRef<'textarea'>, FieldTexts {
  /** Lines it has room for before it grows. */
  lines?: number;
}

/** Several lines of text; grows with what is typed. */
export function TextAreaField({
  label,
  labelHidden,
  help,
  error,
  id,
  required = true,
  lines = 4,
  ...area
}: TextAreaFieldProps) {
  return (
    <FormField label={label} labelHidden={labelHidden} help={help} error={error} id={id} required={required}>
      {(control) => (
        <Frame>
          <Area {...area} {...control} required={required} $lines={lines} />
        </Frame>
      )}
    </FormField>
  );
}
