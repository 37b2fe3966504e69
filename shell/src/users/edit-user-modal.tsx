import type { UserRow } from '@selaras/contracts';
import {
  type Conflict,
  conflictOf,
  isFormFailure,
  isStaleVersion,
  mergedValues,
  showServerErrors,
} from '@selaras/resource/core';
import { type ConflictSide, ConflictView, useToast } from '@selaras/ui';
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
  /** The row that the next save builds on: as it was opened, or as somebody else left it since. */
  const [base, setBase] = useState(user);
  const [conflict, setConflict] = useState<Conflict<UserRow> | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const form = useForm<UserFieldValues>({ defaultValues: valuesOf(user), resolver });
  const { formState, setError } = form;
  const update = useUpdateUser();
  const toast = useToast();

  const save = form.handleSubmit(async (body) => {
    setFault(null);
    try {
      const { data } = await update.mutateAsync({ row: base, body });
      toast.show({ tone: 'success', title: `Pengguna ${data.nama} disimpan` });
      onClose();
    } catch (error) {
      if (isStaleVersion<UserRow>(error)) {
        const [row, theirs] = [error.terkini, valuesOf(error.terkini)];
        const met = conflictOf({
          base: { ...valuesOf(base) },
          mine: { ...body },
          theirs: { ...theirs },
          row,
        });
        setConflict(met);
        fill(mergedValues(met));
        setBase(row);
      } else if (isFormFailure(error)) setFault(showServerErrors(error, userFieldNames, setError));
    }
  });

  const fill = (values: object) => form.reset(values as UserFieldValues, { keepDefaultValues: true });

  const choose = (name: string, side: ConflictSide) => {
    if (conflict === null) return;
    setConflict({ ...conflict, chosen: { ...conflict.chosen, [name]: side } });
    // Only this field: the others may have been typed into since.
    fill({ ...form.getValues(), [name]: conflict[side][name] });
  };

  const takeCurrent = () => {
    form.reset(valuesOf(base));
    setConflict(null);
  };

  return (
    <FormProvider {...form}>
      <FormModal
        title="Ubah pengguna"
        description={`Nama pengguna: ${base.username}`}
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
            differences={userConflict(conflict.mine as unknown as UserFieldValues, conflict.row)}
            chosen={conflict.chosen}
            onChoose={choose}
            onTakeCurrent={takeCurrent}
          />
        )}
        <UserFields roleLocked={!base.kemampuan.ubah_peran} />
      </FormModal>
    </FormProvider>
  );
}
