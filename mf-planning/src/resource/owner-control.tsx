import type { PengampuType } from '@selaras/contracts';
import { jenisPengampuWords, optionsOf } from '@selaras/domain';
import type { OwnFieldProps, Values } from '@selaras/resource/core';
import { useField, useFormKit } from '@selaras/resource/form';
import { TimKerjaPicker, UnitKerjaPicker } from '@selaras/resource/picker';
import { SelectField, space } from '@selaras/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 200px) minmax(0, 1fr);
  gap: ${space(4)};
  @media (max-width: 560px) { grid-template-columns: minmax(0, 1fr); }
`;

const kinds = optionsOf(jenisPengampuWords);

interface OfUnit {
  readonly satuan_kerja?: { readonly satuan_kerja_id: number };
}

/** Owner of a performance: a post of the unit or a team. */
export const ownerControl = (type: PengampuType) =>
  function OwnerControl({ closed }: OwnFieldProps) {
    const { control, setValue } = useFormContext<Values>();
    const { remember, row } = useFormKit();
    const chosen = useWatch({ control, name: 'satuan_kerja_id' }) as number | null | undefined;
    const unit = chosen ?? (row as OfUnit | null)?.satuan_kerja?.satuan_kerja_id ?? null;
    const { value: kind, onChange, ...rest } = useField<string | null>('pengampu');
    const post = useField<number | null>('struktur_organisasi_id');
    const team = useField<number | null>('tim_kerja_id');
    const scope = unit === null ? {} : { satuanKerjaId: unit };

    const choose = (next: string | null) => {
      onChange(next);
      setValue('struktur_organisasi_id', null, { shouldDirty: true });
      setValue('tim_kerja_id', null, { shouldDirty: true });
    };
    const taken = (of: typeof post) => (value: unknown, choice: { label: string } | null) => {
      if (choice !== null) remember(of.name, value, choice.label);
      of.onChange(value === null ? null : Number(value));
    };

    return (
      <Pair>
        <SelectField
          {...rest}
          label="Jenis pengampu"
          required={false}
          placeholder="Belum ditentukan"
          options={kinds}
          disabled={closed}
          value={kind ?? ''}
          onChange={({ target }) => choose(target.value || null)}
        />
        {kind === 'unit-kerja' && (
          <UnitKerjaPicker
            {...post}
            {...scope}
            label="Jabatan pengampu"
            type={type}
            disabled={closed}
            onChange={taken(post)}
          />
        )}
        {kind === 'tim-kerja' && (
          <TimKerjaPicker
            {...team}
            {...scope}
            label="Tim kerja pengampu"
            disabled={closed}
            onChange={taken(team)}
          />
        )}
      </Pair>
    );
  };
