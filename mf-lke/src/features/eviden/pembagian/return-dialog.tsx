import { ApiError, failureText } from '@selaras/api-client';
import { kembalikanBagianLkeFields, type LkeBagian } from '@selaras/contracts';
import { ActDialog } from '@selaras/resource';
import { TypedField } from '@selaras/resource/typed';
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
  const [values, setValues] = useState({ catatan: '' });
  const error = write.error instanceof ApiError ? write.error.errors.catatan?.[0] : undefined;
  return (
    <ActDialog
      title={`Kembalikan bagian ${bagian.nama}?`}
      description={`${bagian.pengisi} dapat mengisinya lagi.`}
      verb="Kembalikan"
      sending={write}
      typed={values.catatan !== ''}
      refusal={write.error && error === undefined ? failureText(write.error).pesan : null}
      onSubmit={() => write.mutate({ act: 'kembalikan', bagian, ...values }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TypedField
        fields={kembalikanBagianLkeFields}
        name="catatan"
        form={{ values, set: setValues }}
        error={error}
        lines={4}
      />
    </ActDialog>
  );
}
