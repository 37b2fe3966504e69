import { TextField } from '@selaras/ui';
import { useEffect, useId, useMemo, useState } from 'react';
import { ownersOf } from '../../tree/analysis/owners';
import type { TreeModel } from '../../tree/model/model';

/** Names that the field suggests. */
const SUGGESTED = 300;

interface OwnerFieldProps {
  model: TreeModel;
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Filters by a part of an owner's name; Enter, leaving the field or choosing a suggestion applies it. */
export function OwnerField({ model, value, onChange }: OwnerFieldProps) {
  const names = useMemo(() => ownersOf(model), [model]);
  const [typed, setTyped] = useState(value ?? '');
  const list = useId();
  useEffect(() => setTyped(value ?? ''), [value]);
  const apply = (text: string) => {
    const wanted = text.trim() || null;
    if (wanted !== value) onChange(wanted);
  };
  return (
    <>
      <TextField
        label="Pengampu"
        required={false}
        placeholder="Nama jabatan, unit, atau tim"
        list={list}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          if (names.includes(event.target.value) || event.target.value === '') apply(event.target.value);
        }}
        onBlur={() => apply(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply(typed);
        }}
      />
      <datalist id={list}>
        {names.slice(0, SUGGESTED).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
