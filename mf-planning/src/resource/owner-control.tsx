import type { PengampuType } from '@selaras/contracts';
import type { JenisPengampu } from '@selaras/domain';
import { afterUnit, labelKey, type OwnFieldProps, type Values } from '@selaras/resource/core';
import { controlId, useField, useFormKit } from '@selaras/resource/form';
import { QueryPicker } from '@selaras/resource/picker';
import { useFormContext, useWatch } from 'react-hook-form';
import { type OwnedRow, type Owner, ownerChoices, ownerOf, ownerOfRow, ownerValue } from './owner-choices';

interface OfUnit extends OwnedRow {
  readonly satuan_kerja?: { readonly satuan_kerja_id: number };
}

/** Name of the field that holds the id of an owner of each kind. */
const idName = {
  'unit-kerja': 'struktur_organisasi_id',
  'tim-kerja': 'tim_kerja_id',
} as const satisfies Record<JenisPengampu, string>;

/** Owner of a performance: a post of the unit or a team, chosen from one list. */
export const ownerControl = (type: PengampuType) =>
  function OwnerControl({ closed, field }: OwnFieldProps) {
    const { control, setValue } = useFormContext<Values>();
    const { remember, labels, row } = useFormKit();
    const chosen = useWatch({ control, name: 'satuan_kerja_id' }) as number | null | undefined;
    const unit = chosen ?? (row as OfUnit | null)?.satuan_kerja?.satuan_kerja_id ?? null;
    const kind = useField<JenisPengampu | null>('pengampu');
    const ids = {
      'unit-kerja': useField<number | null>(idName['unit-kerja']),
      'tim-kerja': useField<number | null>(idName['tim-kerja']),
    };
    const id = kind.value === null ? null : ids[kind.value].value;
    const owner = kind.value === null || id === null ? null : { pengampu: kind.value, id };
    const value = owner && ownerValue(owner);
    const label = owner && labels.get(labelKey(idName[owner.pengampu], owner.id));
    const before = row && ownerOfRow(row as OfUnit);
    const known = value !== null && label ? { value, label } : before;

    const choose = (next: Owner | null) => {
      kind.onChange(next?.pengampu ?? null);
      for (const [pengampu, name] of Object.entries(idName)) {
        setValue(name, pengampu === next?.pengampu ? next.id : null, { shouldDirty: true });
      }
    };

    // A fault of any of the three names leads to the one picker.
    return (
      <div id={controlId(idName['unit-kerja'])}>
        <div id={controlId(idName['tim-kerja'])}>
          <QueryPicker
            key={unit}
            id={kind.id}
            name={kind.name}
            onBlur={kind.onBlur}
            label={field.label}
            help="Jabatan atau tim kerja. Ketik nama jabatan, tim, pejabat, atau ketuanya."
            error={kind.error ?? ids['unit-kerja'].error ?? ids['tim-kerja'].error}
            required={false}
            disabled={closed}
            idle={unit === null}
            placeholder={unit === null ? afterUnit.words : 'Belum ditentukan'}
            query={ownerChoices(unit ?? 0, type)}
            known={known}
            value={value}
            onChange={(wanted, choice) => {
              const next = wanted === null ? null : ownerOf(Number(wanted));
              if (next !== null && choice !== null) remember(idName[next.pengampu], next.id, choice.label);
              choose(next);
            }}
          />
        </div>
      </div>
    );
  };
