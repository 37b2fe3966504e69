import { ApiError } from '@selaras/api-client';
import type { UserRow } from '@selaras/contracts';
import { useToast } from '@selaras/ui';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ConflictNotice } from './conflict-notice';
import { FormModal } from './form-modal';
import { lazyResolver } from './lazy-resolver';
import { isFormFailure, showServerErrors } from './server-errors';
import { UserFields, type UserFieldValues, userFieldNames } from './user-fields';
import { useUpdateUser } from './user-mutations';

const resolver = lazyResolver(async () => (await import('./user-resolvers')).updateUserResolver);
const valuesOf = ({ nama, role_id, satuan_kerja_id }: UserRow): UserFieldValues => ({
  nama,
  role_id,
  satuan_kerja_id,
});

export function EditUserModal({ user, onClose }: { user: UserRow; onClose: () => void }) {
  /** The row that the next save builds on: as it was opened, or as somebody else left it since. */
  const [base, setBase] = useState(user);
  const [conflict, setConflict] = useState<UserRow | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const form = useForm<UserFieldValues>({ defaultValues: valuesOf(user), resolver });
  const { formState, setError } = form;
  const update = useUpdateUser();
  const toast = useToast();

  const save = form.handleSubmit(async (body) => {
    setFault(null);
    try {
      const { data } = await update.mutateAsync({ row: conflict ?? base, body });
      toast.show({ tone: 'success', title: `Pengguna ${data.nama} disimpan` });
      onClose();
    } catch (error) {
      if (isStale(error)) setConflict(error.terkini);
      else if (isFormFailure(error)) setFault(showServerErrors(error, userFieldNames, setError));
    }
  });

  const takeCurrent = (current: UserRow) => {
    setBase(current);
    setConflict(null);
    form.reset(valuesOf(current));
  };

  return (
    <FormProvider {...form}>
      <FormModal
        title="Ubah pengguna"
        description={`Nama pengguna: ${base.username}`}
        submitLabel={conflict ? 'Simpan isian saya' : 'Simpan'}
        saving={formState.isSubmitting}
        dirty={formState.isDirty}
        fault={fault}
        onSubmit={save}
        onClose={onClose}
      >
        {conflict && <ConflictNotice current={conflict} onTakeCurrent={() => takeCurrent(conflict)} />}
        <UserFields roleLocked={!(conflict ?? base).kemampuan.ubah_peran} />
      </FormModal>
    </FormProvider>
  );
}

function isStale(error: unknown): error is ApiError & { terkini: UserRow } {
  return error instanceof ApiError && error.status === 412 && typeof error.terkini === 'object';
}
