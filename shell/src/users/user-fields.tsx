import { SatuanKerjaPicker } from '@selaras/resource/picker';
import { seesAllUnits } from '@selaras/roles';
import { type FieldFault, SelectField, TextField } from '@selaras/ui';
import { Controller, type FieldErrors, type Path, useFormContext, useWatch } from 'react-hook-form';
import { roleOptions } from './role-label';

/** What adding and changing a user have in common. */
export interface UserFieldValues {
  nama: string;
  role_id: number;
  satuan_kerja_id: number | null;
}

export const userFieldNames: Path<UserFieldValues>[] = ['nama', 'role_id', 'satuan_kerja_id'];

/** What the fields are called, in a form and in what is said about it. */
export const userFieldLabels = {
  username: 'Nama pengguna',
  nama: 'Nama lengkap',
  role_id: 'Peran',
  satuan_kerja_id: 'Satuan kerja',
  password: 'Kata sandi',
} as const;

/** What is wrong with the fields, for the summary above them. */
export const userFaults = (errors: FieldErrors): FieldFault[] =>
  Object.entries(userFieldLabels).flatMap(([name, label]) => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? [{ name, label, message }] : [];
  });

/** Name, role and unit; stands inside a `FormProvider`. */
export function UserFields({ roleLocked = false }: { roleLocked?: boolean }) {
  const { register, control, formState } = useFormContext<UserFieldValues>();
  const { errors } = formState;
  const role_id = useWatch({ control, name: 'role_id' });
  const oneUnit = !seesAllUnits({ role_id, satuan_kerja_id: null });

  return (
    <>
      <TextField
        label={userFieldLabels.nama}
        autoComplete="off"
        error={errors.nama?.message}
        {...register('nama')}
      />
      <SelectField
        label={userFieldLabels.role_id}
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
            label={userFieldLabels.satuan_kerja_id}
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
