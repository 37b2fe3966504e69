import type { UserRow } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import { isFormFailure, isStaleVersion, showServerErrors } from '@selaras/resource/core';
import { DraftNotice, useConflict, useDraft } from '@selaras/resource/form';
import { ConflictView, draftKey, useToast } from '@selaras/ui';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormModal } from './form-modal';
import { lazyResolver } from './lazy-resolver';
import { userConflict } from './user-conflict';
import { UserFields, type UserFieldValues, userFaults, userFieldNames } from './user-fields';
import { useUpdateUser } from './user-mutations';

const resolver = lazyResolver(async () => (await import('./user-resolvers')).updateUserResolver);
const valuesOf = ({ nama, role_id, satuan_kerja_id, peg_nip }: UserRow): UserFieldValues => ({
  nama,
  role_id,
  satuan_kerja_id,
  peg_nip,
});

export function EditUserModal({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const [fault, setFault] = useState<string | null>(null);
  const form = useForm<UserFieldValues>({ defaultValues: valuesOf(user), resolver });
  const stale = useConflict(form, valuesOf, user);
  const { conflict } = stale;
  const { user: writer } = useSession();
  const draft = useDraft<UserFieldValues>({
    storageKey: draftKey(writer?.id ?? 0, 'pengguna', user.id),
    form,
    versi: stale.versi,
    awal: stale.base,
  });
  const current = stale.row ?? user;
  const { formState, setError } = form;
  const update = useUpdateUser();
  const toast = useToast();

  const send = form.handleSubmit(async (body) => {
    setFault(null);
    try {
      const { data } = await update.mutateAsync({ row: current, body });
      draft.drop();
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

  /** Who threw away what was typed is not offered it again. */
  const close = () => {
    if (formState.isDirty) draft.drop();
    onClose();
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
        onClose={close}
      >
        {draft.found && (
          <DraftNotice
            waktu={draft.found.waktu}
            onTake={() => {
              if (draft.found !== null) stale.resume(draft.found);
              draft.take();
            }}
            onDrop={draft.drop}
          />
        )}
        {conflict && (
          <ConflictView
            differences={userConflict(conflict)}
            chosen={conflict.chosen}
            refused={conflict.refused}
            onChoose={stale.choose}
            onTakeCurrent={stale.takeCurrent}
          />
        )}
        <UserFields user={current} roleLocked={!current.kemampuan.ubah_peran} />
      </FormModal>
    </FormProvider>
  );
}
