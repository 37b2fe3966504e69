import { PasswordField } from '@selaras/ui';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormModal } from '../../users/form-modal';
import { lazyResolver } from '../../users/lazy-resolver';
import { accountFault } from '../account-fault';

const resolver = lazyResolver(async () => (await import('../account-resolvers')).passwordNowResolver);

interface PasswordStepProps {
  title: string;
  description: ReactNode;
  verb: string;
  onSend: (body: { kata_sandi: string }) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password as it is now, before something about the account changes. */
export function PasswordStep({ title, description, verb, onSend, onClose }: PasswordStepProps) {
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { kata_sandi: '' },
    resolver,
  });
  const [fault, setFault] = useState<string | null>(null);
  const send = handleSubmit(async (body) => {
    setFault(null);
    try {
      await onSend(body);
    } catch (error) {
      setFault(accountFault(error, ['kata_sandi'], setError));
    }
  });
  return (
    <FormModal
      title={title}
      description={description}
      submitLabel={verb}
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
    </FormModal>
  );
}
