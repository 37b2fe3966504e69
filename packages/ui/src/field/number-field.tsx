import { formatDecimal, parseDecimal, round } from '@selaras/domain';
import { type ComponentPropsWithRef, useState } from 'react';
import styled from 'styled-components';
import { Affix, Frame, Input } from './control-style';
import { type FieldTexts, FormField } from './form-field';

const Figure = styled(Input)`
  text-align: right;
`;

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix'
>;

export interface NumberFieldProps extends InputProps, FieldTexts {
  value: number | null;
  /** Gets null while the field is empty or what stands in it is no number. */
  onChange: (value: number | null) => void;
  /** Unit of measure inside the field, at its end. */
  unit?: string;
  /** Sign inside the field, before the number, such as `Rp`. */
  prefix?: string;
  /** Decimals kept at most. */
  digits?: number;
  /** How the value stands in the field while nobody types; left out: with the decimals that it has. */
  format?: (value: number) => string;
}

/**
 * A number, written and shown the Indonesian way: `1.234,5`. While what stands in it is no number it says so in the
 * document (`data-unreadable`), for the form to wait with saving.
 */
export function NumberField({
  label,
  labelHidden,
  help,
  error,
  id,
  value,
  onChange,
  unit,
  prefix,
  digits = 4,
  format = (number) => formatDecimal(number, digits),
  required = true,
  onBlur,
  ...input
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === null ? '' : format(value));
  const [complain, setComplain] = useState(false);
  const unreadable = typed !== null && typed.trim() !== '' && parseDecimal(typed) === null;
  return (
    <FormField
      label={label}
      labelHidden={labelHidden}
      help={help}
      error={complain && unreadable ? 'Tulis angka, misalnya 1.234,5' : error}
      id={id}
      required={required}
    >
      {(control) => (
        <Frame>
          {prefix !== undefined && <Affix>{prefix}</Affix>}
          <Figure
            {...input}
            {...control}
            inputMode="decimal"
            autoComplete="off"
            data-unreadable={unreadable || undefined}
            required={required}
            value={shown}
            onChange={(event) => {
              setTyped(event.target.value);
              const number = parseDecimal(event.target.value);
              onChange(number === null ? null : round(number, digits));
            }}
            onBlur={(event) => {
              setComplain(unreadable);
              if (!unreadable) setTyped(null);
              onBlur?.(event);
            }}
          />
          {unit !== undefined && <Affix>{unit}</Affix>}
        </Frame>
      )}
    </FormField>
  );
}
