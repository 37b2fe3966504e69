import { apiClient, handledByPage, invalidate, newIdempotencyKey } from '@selaras/api-client';
import { ANGGOTA_TEKS_MAX, type AnggotaTim } from '@selaras/contracts';
import { ActDialog } from '@selaras/resource';
import { TextAreaField, useToast } from '@selaras/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '../../anggota/refusal';
import { validasiEndpoints } from '../../anggota/tim-queries';

export type Putusan = 'setujui' | 'tolak';

/** What was left out of a decision about many, by the person's name. */
export interface Terlewat {
  readonly nama: string;
  readonly pesan: string;
}

interface PutuskanDialogProps {
  putusan: Putusan;
  rows: readonly AnggotaTim[];
  /** Gets what stays as it was. */
  onDone: (terlewat: readonly Terlewat[]) => void;
  onClose: () => void;
}

/** Decides about several places at once; who refuses says why, once for all of them. */
export function PutuskanDialog({ putusan, rows, onDone, onClose }: PutuskanDialogProps) {
  const [catatan, setCatatan] = useState('');
  const [idempotencyKey] = useState(newIdempotencyKey);
  const queries = useQueryClient();
  const toast = useToast();
  const refuses = putusan === 'tolak';
  const decide = useMutation({
    mutationFn: () =>
      apiClient.request(validasiEndpoints.putuskan, {
        body: { putusan, baris: rows.map(({ id, versi }) => ({ id, versi })), catatan: catatan.trim() },
        idempotencyKey,
      }),
    meta: handledByPage(409, 422, 423),
    onSettled: () => invalidate(queries),
    onSuccess: ({ data: { jumlah, gagal } }) => {
      toast.show({
        tone: gagal.length === 0 ? 'success' : 'info',
        title: `${jumlah} anggota ${refuses ? 'ditolak' : 'disetujui'}`,
      });
      onDone(gagal.map(({ id, pesan }) => ({ nama: rows.find((row) => row.id === id)?.nama ?? '', pesan })));
      onClose();
    },
  });
  const { errorOf, refusal } = refusalOf(decide.error, ['catatan']);
  const names = rows.map(({ nama }) => nama).join(', ');
  return (
    <ActDialog
      title={refuses ? `Tolak ${rows.length} anggota?` : `Setujui ${rows.length} anggota?`}
      description={names}
      verb={refuses ? 'Tolak' : 'Setujui'}
      danger={refuses}
      sending={decide}
      typed={catatan !== ''}
      refusal={refusal}
      onSubmit={() => decide.mutate()}
      onClose={onClose}
    >
      <TextAreaField
        label={refuses ? 'Alasan' : 'Catatan'}
        required={refuses}
        maxLength={ANGGOTA_TEKS_MAX}
        value={catatan}
        error={errorOf('catatan')}
        onChange={({ target }) => setCatatan(target.value)}
      />
    </ActDialog>
  );
}
