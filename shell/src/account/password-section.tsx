import { Button, ErrorSummary, PageSection, PasswordField, space, useToast } from '@selaras/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { lazyResolver } from '../users/lazy-resolver';
import { accountFault } from './account-fault';
import { useChangePassword } from './account-queries';
import { useAccountChanged } from './use-account-changed';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  max-width: 420px;
  & > button { justify-self: start; }
`;

const resolver = lazyResolver(async () => (await import('./account-resolvers')).changePasswordResolver);
const empty = { lama: '', baru: '' };

/** One's own password. */
export function PasswordSection() {
  const accountChanged = useAccountChanged();
  const toast = useToast();
  const change = useChangePassword();
  const { register, handleSubmit, formState, setError, reset } = useForm({ defaultValues: empty, resolver });
  const [fault, setFault] = useState<string | null>(null);

  const save = handleSubmit(async (body) => {
    setFault(null);
    try {
      await change.mutateAsync(body);
    } catch (error) {
      setFault(accountFault(error, ['lama', 'baru'], setError));
      return;
    }
    reset(empty);
    toast.show({ tone: 'success', title: 'Kata sandi diganti. Perangkat lain sudah dikeluarkan.' });
    await accountChanged();
  });

  return (
    <PageSection
      title="Kata sandi"
      description="Paling sedikit 10 karakter. Setelah diganti, semua perangkat lain harus masuk kembali."
    >
      <Form onSubmit={(event) => void save(event)} noValidate aria-busy={formState.isSubmitting}>
        <ErrorSummary fault={fault} faults={[]} onPick={() => undefined} />
        <PasswordField
          label="Kata sandi sekarang"
          autoComplete="current-password"
          error={formState.errors.lama?.message}
          {...register('lama')}
        />
        <PasswordField
          label="Kata sandi baru"
          autoComplete="new-password"
          error={formState.errors.baru?.message}
          {...register('baru')}
        />
        <Button type="submit" variant="primary" loading={formState.isSubmitting}>
          Ganti kata sandi
        </Button>
      </Form>
    </PageSection>
  );
}
