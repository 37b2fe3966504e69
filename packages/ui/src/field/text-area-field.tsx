import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Frame, inputStyle } from './control-style';
import { type FieldTexts, FormField } from './form-field';

const Area = styled.textarea`
  ${inputStyle}
  resize: vertical;
  field-sizing: content;
  min-height: 5lh;
  max-height: 20lh;
`;

export interface TextAreaFieldProps extends ComponentPropsWithRef<'textarea'>, FieldTexts {}

/** Several lines of text; grows with what is typed. */
export function TextAreaField({
  label,
  labelHidden,
  help,
  error,
  id,
  required = true,
  ...area
}: TextAreaFieldProps) {
  return (
    <FormField label={label} labelHidden={labelHidden} help={help} error={error} id={id} required={required}>
      {(control) => (
        <Frame>
          <Area {...area} {...control} required={required} />
        </Frame>
      )}
    </FormField>
  );
}
