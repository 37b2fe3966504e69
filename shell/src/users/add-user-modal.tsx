import { newIdempotencyKey } from '@selaras/api-client';
import type { BodyOf, createUserCall } from '@selaras/contracts';
import { isFormFailure, showServerErrors } from '@selaras/resource/core';
import { roleIds } from '@selaras/roles';
import { PasswordField, TextField, useToast } from '@selaras/ui';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormModal } from './form-modal';
import { lazyResolver } from './lazy-resolver';
import { UserFields, userFaults, userFieldNames } from './user-fields';
import { useCreateUser } from './user-mutations';

type NewUser = BodyOf<typeof createUserCall>;

const resolver = lazyResolver(async () => (await import('./user-resolvers')).createUserResolver);
const empty: NewUser = {
  username: '',
  nama: '',
  role_id: roleIds.perangkat_daerah,
  satuan_kerja_id: null,
  peg_nip: null,
  password: '',
};

export function AddUserModal({ onClose }: { onClose: () => void }) {
  const form = useForm<NewUser>({ defaultValues: empty, resolver });
  const { register, formState, setError } = form;
  const faults = userFaults(formState.errors);
  const create = useCreateUser();
  const toast = useToast();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [fault, setFault] = useState<string | null>(null);

  const save = form.handleSubmit(async (body) => {
    setFault(null);
    try {
      const { data } = await create.mutateAsync({ body, idempotencyKey });
      toast.show({ tone: 'success', title: `Pengguna ${data.nama} ditambahkan` });
      onClose();
    } catch (error) {
      if (isFormFailure(error)) {
        setFault(showServerErrors(error, [...userFieldNames, 'username', 'password'], setError));
      }
    }
  });

  return (
    <FormProvider {...form}>
      <FormModal
        title="Tambah pengguna"
        submitLabel="Tambah"
        saving={formState.isSubmitting}
        dirty={formState.isDirty}
        fault={fault}
        faults={faults}
        onPick={form.setFocus}
        onSubmit={save}
        onClose={onClose}
      >
        <TextField
          label="Nama pengguna"
          help="Dipakai untuk masuk: huruf kecil, angka, titik, garis bawah atau tanda hubung."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.username?.message}
          {...register('username')}
        />
        <UserFields />
        <PasswordField
          label="Kata sandi"
          help="Pemiliknya wajib menggantinya saat pertama masuk."
          autoComplete="new-password"
          error={formState.errors.password?.message}
          {...register('password')}
        />
      </FormModal>
    </FormProvider>
  );
}
