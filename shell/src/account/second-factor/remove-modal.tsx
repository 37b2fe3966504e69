import { PasswordField, useToast } from '@selaras/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { OneTimeCodeField } from '../../session/sign-in/one-time-code-field';
import { FormModal } from '../../users/form-modal';
import { lazyResolver } from '../../users/lazy-resolver';
import { accountFault } from '../account-fault';
import { useRemoveSecondFactor } from '../account-queries';

const resolver = lazyResolver(async () => (await import('../account-resolvers')).removeSecondFactorResolver);

/** Takes the second factor off, by password and code. */
export function RemoveModal({ onDone, onClose }: { onDone: () => Promise<void>; onClose: () => void }) {
  const remove = useRemoveSecondFactor();
  const toast = useToast();
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { kata_sandi: '', kode: '' },
    resolver,
  });
  const [fault, setFault] = useState<string | null>(null);
  const send = handleSubmit(async (body) => {
    setFault(null);
    try {
      await remove.mutateAsync(body);
    } catch (error) {
      setFault(accountFault(error, ['kata_sandi', 'kode'], setError));
      return;
    }
    toast.show({ tone: 'success', title: 'Faktor kedua dilepas' });
    onClose();
    await onDone();
  });
  return (
    <FormModal
      title="Lepas faktor kedua"
      description="Setelah ini kata sandi saja cukup untuk masuk. Kode pemulihan yang lama tidak berlaku lagi."
      submitLabel="Lepas"
      saving={formState.isSubmitting}
      dirty={false}
      fault={fault}
      onSubmit={send}
      onClose={onClose}
    >
      <PasswordField
        label="Kata sandi sekarang"
        autoComplete="current-password"
        error={formState.errors.kata_sandi?.message}
        {...register('kata_sandi')}
      />
      <OneTimeCodeField
        help="Kode enam angka dari aplikasi, atau satu kode pemulihan."
        error={formState.errors.kode?.message}
        {...register('kode')}
      />
    </FormModal>
  );
}
