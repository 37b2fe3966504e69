import { apiClient, failureText, handledByPage, rowEtag } from '@selaras/api-client';
import { type Dokumen, tarikDokumenFields } from '@selaras/contracts';
import { ActDialog, useSeen } from '@selaras/resource';
import { missingTyped, TypedField, typedBody } from '@selaras/resource/typed';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { dokumenEndpoints } from './dokumen-queries';
import { useWritten } from './use-written';

/** Takes a document out of the public's sight, with the reason. */
export function WithdrawDialog({ dokumen, onClose }: { dokumen: Dokumen; onClose: () => void }) {
  const [values, setValues] = useState({ alasan: '' });
  const [fault, setFault] = useState<string>();
  const written = useWritten('Dokumen ditarik', onClose);
  const { seen, refused } = useSeen(dokumen);
  const withdraw = useMutation({
    mutationFn: () =>
      apiClient.request(dokumenEndpoints.withdraw, {
        params: { id: dokumen.id },
        body: typedBody(tarikDokumenFields, values),
        ifMatch: rowEtag(seen),
      }),
    meta: handledByPage(404, 409, 412, 422),
    onError: (error) => refused(error),
    onSuccess: written,
  });
  const submit = () => {
    const { alasan } = missingTyped(tarikDokumenFields, values);
    setFault(alasan);
    if (alasan === undefined) withdraw.mutate();
  };
  return (
    <ActDialog
      title="Tarik dokumen ini?"
      description={`“${dokumen.judul}” tidak tampil lagi bagi masyarakat. Semua versinya tetap tersimpan dan dapat ditampilkan kembali.`}
      verb="Tarik"
      danger
      sending={withdraw}
      typed={values.alasan !== ''}
      refusal={withdraw.error && failureText(withdraw.error).pesan}
      onSubmit={submit}
      onClose={onClose}
    >
      <TypedField
        fields={tarikDokumenFields}
        name="alasan"
        form={{ values, set: setValues }}
        error={fault}
        lines={4}
      />
    </ActDialog>
  );
}
