import { seesAllUnits } from '@selaras/roles';
import { SatuanKerjaPicker, SelectField, TextField } from '@selaras/ui';
import { Controller, type Path, useFormContext, useWatch } from 'react-hook-form';
import { roleOptions } from './role-label';

/** What adding and changing a user have in common. */
export interface UserFieldValues {
  nama: string;
  role_id: number;
  satuan_kerja_id: number | null;
}

export const userFieldNames: Path<UserFieldValues>[] = ['nama', 'role_id', 'satuan_kerja_id'];

/** Name, role and unit; stands inside a `FormProvider`. */
export function UserFields({ roleLocked = false }: { roleLocked?: boolean }) {
  const { register, control, formState } = useFormContext<UserFieldValues>();
  const { errors } = formState;
  const role_id = useWatch({ control, name: 'role_id' });
  const oneUnit = !seesAllUnits({ role_id, satuan_kerja_id: null });

  return (
    <>
      <TextField label="Nama lengkap" autoComplete="off" error={errors.nama?.message} {...register('nama')} />
      <SelectField
        label="Peran"
        options={roleOptions}
        disabled={roleLocked}
        help={roleLocked ? 'Peran Anda sendiri atau super terakhir tidak dapat diubah.' : undefined}
        error={errors.role_id?.message}
        {...register('role_id', { valueAsNumber: true })}
      />
      <Controller
        control={control}
        name="satuan_kerja_id"
        render={({ field, fieldState }) => (
          <SatuanKerjaPicker
            label="Satuan kerja"
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            required={oneUnit}
            help={oneUnit ? 'Peran ini hanya bekerja pada satu satuan kerja.' : undefined}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}
