import { ApiError, failureText } from '@selaras/api-client';
import type { LkeBagian } from '@selaras/contracts';
import { ActDialog } from '@selaras/resource';
import { TextAreaField } from '@selaras/ui';
import { useState } from 'react';
import { usePembagian } from './use-pembagian';

interface ReturnDialogProps {
  readonly satkerId: number;
  readonly bagian: LkeBagian;
  readonly onClose: () => void;
}

/** Sends a part back to who fills it in, with what is still to be done. */
export function ReturnDialog({ satkerId, bagian, onClose }: ReturnDialogProps) {
  const write = usePembagian(satkerId);
  const [catatan, setCatatan] = useState('');
  const error = write.error instanceof ApiError ? write.error.errors.catatan?.[0] : undefined;
  return (
    <ActDialog
      title={`Kembalikan bagian ${bagian.nama}?`}
      description={`${bagian.pengisi} dapat mengisinya lagi.`}
      verb="Kembalikan"
      sending={write}
      typed={catatan !== ''}
      refusal={write.error && error === undefined ? failureText(write.error).pesan : null}
      onSubmit={() => write.mutate({ act: 'kembalikan', bagian, catatan }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextAreaField
        label="Apa yang perlu dilengkapi"
        value={catatan}
        maxLength={1000}
        error={error}
        onChange={({ target }) => setCatatan(target.value)}
      />
    </ActDialog>
  );
}
