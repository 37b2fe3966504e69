import { space, tokens } from '@selaras/ui';
import { QrCode } from '@selaras/ui/qr';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { OneTimeCodeField } from '../../session/sign-in/one-time-code-field';
import { FormModal } from '../../users/form-modal';
import { lazyResolver } from '../../users/lazy-resolver';
import { accountFault } from '../account-fault';
import { useBeginSecondFactor, useConfirmSecondFactor } from '../account-queries';
import { PasswordStep } from './password-step';

const Key = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(4)};
  align-items: center;
  & p { color: ${tokens.colour.muted}; }
  & code { overflow-wrap: anywhere; color: ${tokens.colour.text}; font-size: ${tokens.text[14]}; }
  @media (max-width: 480px) { grid-template-columns: minmax(0, 1fr); }
`;

const resolver = lazyResolver(async () => (await import('../account-resolvers')).firstCodeResolver);

interface SetUpModalProps {
  /** Takes the recovery codes once the second factor is on. */
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Password, then the key for the app and a first code of it. */
export function SetUpModal({ onDone, onClose }: SetUpModalProps) {
  const begin = useBeginSecondFactor();
  const key = begin.data?.data;
  if (key === undefined) {
    return (
      <PasswordStep
        title="Pasang faktor kedua"
        description="Siapkan aplikasi autentikator di telepon Anda, lalu isi kata sandi untuk mulai."
        verb="Lanjut"
        onSend={async (body) => {
          await begin.mutateAsync(body);
        }}
        onClose={onClose}
      />
    );
  }
  return <FirstCode rahasia={key.rahasia} alamat={key.alamat} onDone={onDone} onClose={onClose} />;
}

function FirstCode({
  rahasia,
  alamat,
  onDone,
  onClose,
}: SetUpModalProps & { rahasia: string; alamat: string }) {
  const confirm = useConfirmSecondFactor();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { kode: '' }, resolver });
  const [fault, setFault] = useState<string | null>(null);
  const send = handleSubmit(async (body) => {
    setFault(null);
    try {
      const { data } = await confirm.mutateAsync(body);
      onDone(data.kode_pemulihan);
    } catch (error) {
      setFault(accountFault(error, ['kode'], setError));
    }
  });
  return (
    <FormModal
      title="Pindai lalu isi kodenya"
      description="Pindai gambar ini dengan aplikasi autentikator, lalu isi kode enam angka yang tampil di sana."
      submitLabel="Nyalakan"
      saving={formState.isSubmitting}
      dirty={false}
      fault={fault}
      onSubmit={send}
      onClose={onClose}
    >
      <Key>
        <QrCode size={184} text={alamat} label="Kode QR untuk aplikasi autentikator" />
        <p>
          Tidak dapat memindai? Ketik kunci ini di aplikasi:
          <br />
          <code>{rahasia.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
      </Key>
      <OneTimeCodeField inputMode="numeric" error={formState.errors.kode?.message} {...register('kode')} />
    </FormModal>
  );
}
