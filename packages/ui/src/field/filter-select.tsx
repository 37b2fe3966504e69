import { useState } from 'react';
import { SelectField, type SelectFieldProps } from './select-field';

interface FilterSelectProps extends Omit<SelectFieldProps, 'value' | 'onChange' | 'onBlur'> {
  /** What is chosen; '' is the empty choice. */
  value: string | number;
  onChoose: (value: string) => void;
}

/**
 * A choice that its owner keeps in the address. It shows at once what was chosen: the address follows a moment later, and
 * would set back whoever steps on by arrow keys meanwhile.
 */
export function FilterSelect({ value, onChoose, ...field }: FilterSelectProps) {
  const [ahead, setAhead] = useState<string | null>(null);
  const settled = String(value);
  if (ahead === settled) setAhead(null);
  return (
    <SelectField
      {...field}
      value={ahead ?? settled}
      onChange={({ target }) => {
        setAhead(target.value);
        onChoose(target.value);
      }}
      onBlur={() => setAhead(null)}
    />
  );
}
