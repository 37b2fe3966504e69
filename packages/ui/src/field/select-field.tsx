import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { space, tokens } from '../token/tokens';
import { Frame, inputStyle } from './control-style';
import { type FieldTexts, FormField } from './form-field';

const Box = styled(Frame)`
  position: relative;
  & > svg {
    position: absolute;
    right: ${space(3)};
    top: calc(50% - 8px);
    color: ${tokens.colour.muted};
    pointer-events: none;
  }
`;

const Native = styled.select`
  ${inputStyle}
  appearance: none;
  padding-right: ${space(9)};
  & > option { background: ${tokens.colour.surface}; color: ${tokens.colour.text}; }
`;

export interface SelectFieldProps extends ComponentPropsWithRef<'select'>, FieldTexts {
  options: readonly { value: string | number; label: string }[];
  /** Text of the empty choice; left out when there is always a value. */
  placeholder?: string;
}

/** A short, fixed list of choices. Lists that come from the server use the option pickers. */
export function SelectField({
  label,
  labelHidden,
  help,
  error,
  id,
  options,
  placeholder,
  required = true,
  ...select
}: SelectFieldProps) {
  return (
    <FormField label={label} labelHidden={labelHidden} help={help} error={error} id={id} required={required}>
      {(control) => (
        <Box>
          <Native {...select} {...control} required={required}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Native>
          <ChevronDown size={16} aria-hidden="true" />
        </Box>
      )}
    </FormField>
  );
}
