import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { space, tokens } from '../token/tokens';
import { hiddenStyle } from '../visually-hidden';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  min-width: 0;
`;

const Label = styled.label<{ $hidden: boolean }>`
  font-weight: 600;
  color: ${tokens.colour.text};
  ${({ $hidden }) => $hidden && hiddenStyle}
`;

const Optional = styled.span`
  font-weight: 400;
  color: ${tokens.colour.muted};
`;

const Help = styled.p`
  font-size: ${tokens.text[12]};
  color: ${tokens.colour.muted};
`;

const Fault = styled.p`
  display: flex;
  gap: ${space(1)};
  align-items: flex-start;
  font-size: ${tokens.text[12]};
  font-weight: 500;
  color: ${tokens.colour.danger};
  & > svg { flex: none; margin-top: 1px; }
`;

/** What the control inside a field must carry to belong to its label, help and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-labelledby': string;
}

export interface FieldTexts {
  label: string;
  /** The label is only read out, because the place says it already, as in a toolbar. */
  labelHidden?: boolean | undefined;
  help?: ReactNode;
  /** What is wrong and what to do; its presence marks the field as invalid. */
  error?: string | undefined;
}

export interface FormFieldProps extends FieldTexts {
  id?: string | undefined;
  required?: boolean | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label above, control, help and error below, tied together for assistive technology. */
export function FormField({
  label,
  labelHidden = false,
  help,
  error,
  id,
  required = true,
  children,
}: FormFieldProps) {
  const generated = useId();
  const control = id ?? generated;
  const describedBy = [help && `${control}-bantuan`, error && `${control}-galat`].filter(Boolean).join(' ');
  return (
    <Root>
      <Label htmlFor={control} id={`${control}-label`} $hidden={labelHidden}>
        {label}
        {!required && !labelHidden && <Optional> (opsional)</Optional>}
      </Label>
      {children({
        id: control,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-labelledby': `${control}-label`,
      })}
      {help && <Help id={`${control}-bantuan`}>{help}</Help>}
      {error && (
        <Fault id={`${control}-galat`} role="alert">
          <CircleAlert size={14} aria-hidden="true" />
          {error}
        </Fault>
      )}
    </Root>
  );
}
