import type { UserRow } from '@selaras/contracts';
import { isFormFailure, isStaleVersion, showServerErrors } from '@selaras/resource/core';
import { useConflict } from '@selaras/resource/form';
import { ConflictView, useToast } from '@selaras/ui';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormModal } from './form-modal';
import { lazyResolver } from './lazy-resolver';
import { userConflict } from './user-conflict';
import { UserFields, type UserFieldValues, userFaults, userFieldNames } from './user-fields';
import { useUpdateUser } from './user-mutations';

const resolver = lazyResolver(async () => (await import('./user-resolvers')).updateUserResolver);
const valuesOf = ({ nama, role_id, satuan_kerja_id }: UserRow): UserFieldValues => ({
  nama,
  role_id,
  satuan_kerja_id,
});

export function EditUserModal({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const [fault, setFault] = useState<string | null>(null);
  const form = useForm<UserFieldValues>({ defaultValues: valuesOf(user), resolver });
  const stale = useConflict(form, valuesOf, user);
  const { conflict } = stale;
  const current = stale.row ?? user;
  const { formState, setError } = form;
  const update = useUpdateUser();
  const toast = useToast();

  const send = form.handleSubmit(async (body) => {
    setFault(null);
    try {
      const { data } = await update.mutateAsync({ row: current, body });
      toast.show({ tone: 'success', title: `Pengguna ${data.nama} disimpan` });
      onClose();
    } catch (error) {
      if (isStaleVersion<UserRow>(error)) stale.meet(error.terkini);
      else if (isFormFailure(error)) setFault(showServerErrors(error, userFieldNames, setError));
    }
  });

  const save = async () => {
    if (!stale.holdsBack()) await send();
  };

  return (
    <FormProvider {...form}>
      <FormModal
        title="Ubah pengguna"
        description={`Nama pengguna: ${current.username}`}
        submitLabel="Simpan"
        saving={formState.isSubmitting}
        dirty={formState.isDirty}
        fault={fault}
        faults={userFaults(formState.errors)}
        onPick={form.setFocus}
        onSubmit={save}
        onClose={onClose}
      >
        {conflict && (
          <ConflictView
            differences={userConflict(conflict)}
            chosen={conflict.chosen}
            refused={conflict.refused}
            onChoose={stale.choose}
            onTakeCurrent={stale.takeCurrent}
          />
        )}
        <UserFields roleLocked={!current.kemampuan.ubah_peran} />
      </FormModal>
    </FormProvider>
  );
}
