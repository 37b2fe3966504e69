import { SelectField } from '@selaras/ui';
import { useMemo } from 'react';
import { unitsOf } from '../../tree/analysis/owners';
import type { TreeModel } from '../../tree/model/model';

interface UnitSelectProps {
  model: TreeModel;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** Filters by the unit that a box belongs to; the contributions of other units count as theirs. */
export function UnitSelect({ model, value, onChange }: UnitSelectProps) {
  const units = useMemo(() => unitsOf(model), [model]);
  return (
    <SelectField
      label="Satuan kerja"
      required={false}
      value={value === null ? '' : String(value)}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      options={[
        { value: '', label: 'Semua satuan kerja' },
        ...units.map(({ id, nama, jumlah }) => ({ value: String(id), label: `${nama} (${jumlah})` })),
      ]}
    />
  );
}
