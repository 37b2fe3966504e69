import { userQueries } from '@selaras/api-client';
import type { UserRow } from '@selaras/contracts';
import { EMPTY_VALUE } from '@selaras/domain';
import { QueryPicker, SatuanKerjaPicker } from '@selaras/resource/picker';
import { seesAllUnits } from '@selaras/roles';
import { type FieldFault, SelectField, TextField } from '@selaras/ui';
import { Controller, type FieldErrors, type Path, useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { roleOptions } from './role-label';

/** What adding and changing a user have in common. */
export interface UserFieldValues {
  nama: string;
  role_id: number;
  satuan_kerja_id: number | null;
  peg_nip?: string | null | undefined;
}

export const userFieldNames: Path<UserFieldValues>[] = ['nama', 'role_id', 'satuan_kerja_id', 'peg_nip'];

/** What the fields are called, in a form and in what is said about it. */
export const userFieldLabels = {
  username: 'Nama pengguna',
  nama: 'Nama lengkap',
  role_id: 'Peran',
  satuan_kerja_id: 'Satuan kerja',
  peg_nip: 'Pegawai',
  password: 'Kata sandi',
} as const;

/** What is wrong with the fields, for the summary above them. */
export const userFaults = (errors: FieldErrors): FieldFault[] =>
  Object.entries(userFieldLabels).flatMap(([name, label]) => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? [{ name, label, message }] : [];
  });

/** Side by side where there is room, so that the form's buttons stay clear of notices on a low screen. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  align-items: start;
  gap: inherit;
`;

interface UserFieldsProps {
  roleLocked?: boolean;
  /** The account that is changed, with the employee whose it is. */
  user?: Pick<UserRow, 'id' | 'peg_nip' | 'pegawai'>;
}

/** Name, role, unit and employee; stands inside a `FormProvider`. */
export function UserFields({ roleLocked = false, user }: UserFieldsProps) {
  const { register, control, formState } = useFormContext<UserFieldValues>();
  const { errors } = formState;
  const role_id = useWatch({ control, name: 'role_id' });
  const unit = useWatch({ control, name: 'satuan_kerja_id' });
  const oneUnit = !seesAllUnits({ role_id, satuan_kerja_id: null });

  return (
    <>
      <TextField
        label={userFieldLabels.nama}
        autoComplete="off"
        error={errors.nama?.message}
        {...register('nama')}
      />
      <Pair>
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
      </Pair>
      <Controller
        control={control}
        name="peg_nip"
        render={({ field, fieldState }) => (
          <QueryPicker
            label={userFieldLabels.peg_nip}
            value={field.value ?? null}
            onChange={(nip) => field.onChange(nip === null ? null : String(nip))}
            onBlur={field.onBlur}
            required={false}
            known={knownPegawai(user)}
            query={(search) =>
              userQueries.pegawai({ user_id: user?.id, satuan_kerja_id: unit ?? undefined, ...search })
            }
            placeholder="Pilih pegawai yang belum punya akun lain"
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}

const knownPegawai = (user: UserFieldsProps['user']) =>
  user?.peg_nip && user.pegawai ? { value: user.peg_nip, label: pegawaiText(user) } : null;

/** The employee of an account as its form and its conflicts name him. */
export const pegawaiText = ({ peg_nip, pegawai }: Pick<UserRow, 'peg_nip' | 'pegawai'>): string =>
  pegawai === null ? EMPTY_VALUE : `${pegawai.nama} · ${peg_nip}`;
