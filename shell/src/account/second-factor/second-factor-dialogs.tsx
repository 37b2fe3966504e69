import { useState } from 'react';
import { useRenewRecoveryCodes } from '../account-queries';
import { PasswordStep } from './password-step';
import { RecoveryCodesModal } from './recovery-codes-modal';
import { RemoveModal } from './remove-modal';
import { SetUpModal } from './set-up-modal';

export type SecondFactorAct = 'pasang' | 'kode-baru' | 'lepas';

interface SecondFactorDialogsProps {
  act: SecondFactorAct;
  /** The second factor is on or off now, and its owner has seen all there is to see. */
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** What is done about one's own second factor, from the first question to the recovery codes. */
export function SecondFactorDialogs({ act, onDone, onClose }: SecondFactorDialogsProps) {
  const renew = useRenewRecoveryCodes();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) {
    const close = () => {
      onClose();
      void onDone();
    };
    return <RecoveryCodesModal codes={codes} onClose={close} />;
  }
  if (act === 'pasang') return <SetUpModal onDone={setCodes} onClose={onClose} />;
  if (act === 'lepas') return <RemoveModal onDone={onDone} onClose={onClose} />;
  return (
    <PasswordStep
      title="Buat kode pemulihan baru"
      description="Kode yang lama, yang belum dipakai pun, tidak berlaku lagi."
      verb="Buat kode"
      onSend={async (body) => setCodes((await renew.mutateAsync(body)).data.kode_pemulihan)}
      onClose={onClose}
    />
  );
}
