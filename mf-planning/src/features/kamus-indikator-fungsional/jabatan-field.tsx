import { kamusIndikatorFungsionalEntity } from '@selaras/contracts';
import type { OwnField, OwnFieldProps } from '@selaras/resource/core';
import { useField } from '@selaras/resource/form';
import { TextField } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { jabatanOptionsQuery } from './jabatan-query';

const { label, help, maxLength } = kamusIndikatorFungsionalEntity.fields.jabatan;

/** A functional position: written freely, with those that the unit has as suggestions. */
function JabatanControl({ closed, field }: OwnFieldProps) {
  const unit = useField<number | null>('satuan_kerja_id').value;
  const { value, onChange, ...control } = useField<string>('jabatan');
  const suggestions = useId();
  const { data = [] } = useQuery({
    ...jabatanOptionsQuery({ satuan_kerja_id: unit ?? undefined }),
    enabled: unit !== null,
  });
  return (
    <>
      <TextField
        {...control}
        label={field.label}
        help={field.help}
        list={suggestions}
        autoComplete="off"
        maxLength={maxLength}
        readOnly={closed}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={suggestions}>
        {data.map(({ value: jabatan }) => (
          <option key={jabatan} value={jabatan} />
        ))}
      </datalist>
    </>
  );
}

export const jabatanField: OwnField<'jabatan'> = {
  kind: 'own',
  names: ['jabatan'],
  blank: { jabatan: '' },
  label,
  help,
  Component: JabatanControl,
};
