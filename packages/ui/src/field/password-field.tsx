import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button';
import { Frame, Input } from './control-style';
import { type FieldTexts, FormField } from './form-field';

const EyeButton = styled(IconButton)`
  margin: -1px;
`;

export interface PasswordFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'>, FieldTexts {}

/** A password, hidden until the eye is pressed. */
export function PasswordField({
  label,
  labelHidden,
  help,
  error,
  id,
  required = true,
  ...input
}: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <FormField label={label} labelHidden={labelHidden} help={help} error={error} id={id} required={required}>
      {(control) => (
        <Frame>
          <Input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            required={required}
            type={visible ? 'text' : 'password'}
          />
          <EyeButton
            label={visible ? 'Sembunyikan kata sandi' : 'Tampilkan kata sandi'}
            icon={visible ? <EyeOff size={16} /> : <Eye size={16} />}
            aria-controls={control.id}
            onClick={() => setVisible(!visible)}
          />
        </Frame>
      )}
    </FormField>
  );
}
