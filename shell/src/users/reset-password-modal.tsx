import { ApiError } from '@selaras/api-client';
import type { UserRow } from '@selaras/contracts';
import { isFormFailure, showServerErrors } from '@selaras/resource/core';
import { PasswordField, useToast } from '@selaras/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormModal } from './form-modal';
import { lazyResolver } from './lazy-resolver';
import { useResetPassword } from './user-mutations';

const resolver = lazyResolver(async () => (await import('./user-resolvers')).resetPasswordResolver);

export function ResetPasswordModal({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { password: '' },
    resolver,
  });
  const reset = useResetPassword();
  const toast = useToast();
  const [fault, setFault] = useState<string | null>(null);

  const save = handleSubmit(async ({ password }) => {
    setFault(null);
    try {
      await reset.mutateAsync({ row: user, password });
      toast.show({ tone: 'success', title: `Kata sandi ${user.nama} diganti` });
      onClose();
    } catch (error) {
      if (isFormFailure(error)) setFault(showServerErrors(error, ['password'], setError));
      else if (error instanceof ApiError && error.status === 412) setFault(error.pesan);
    }
  });

  return (
    <FormModal
      title="Reset kata sandi"
      description={`${user.nama} keluar dari semua perangkat, masuk kembali dengan kata sandi ini, lalu wajib menggantinya.`}
      submitLabel="Ganti kata sandi"
      saving={formState.isSubmitting}
      dirty={formState.isDirty}
      fault={fault}
      onSubmit={save}
      onClose={onClose}
    >
      <PasswordField
        label="Kata sandi baru"
        autoComplete="new-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
    </FormModal>
  );
}
