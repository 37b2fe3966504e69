import { ApiError, apiClient, rowEtag } from '@selaras/api-client';
import type { AksiValidasi } from '@selaras/domain';
import { usePortal } from '@selaras/portal';
import { ActDialog, useSeen } from '@selaras/resource';
import { useAct } from '@selaras/resource/act';
import { TextAreaField } from '@selaras/ui';
import { type ReactNode, useState } from 'react';
import { validasiPerencanaanEndpoints } from './validasi-perencanaan-queries';

export type Decision = AksiValidasi;

const words: Record<Decision, { title: string; text: string; verb: string; done: string; note: string }> = {
  ajukan: {
    title: 'Ajukan perencanaan untuk divalidasi?',
    text: 'Selama divalidasi, perencanaan tahun ini terkunci bagi semua orang di satuan kerja Anda.',
    verb: 'Ajukan validasi',
    done: 'Perencanaan diajukan untuk divalidasi',
    note: 'Catatan untuk validator',
  },
  tarik: {
    title: 'Tarik kembali pengajuan ini?',
    text: 'Perencanaan terbuka lagi seperti sebelum diajukan. Belum ada validator yang memutusnya.',
    verb: 'Tarik pengajuan',
    done: 'Pengajuan ditarik kembali',
    note: 'Catatan',
  },
  setujui: {
    title: 'Setujui perencanaan ini?',
    text: 'Perencanaan diteruskan ke tahap berikutnya; persetujuan tahap 3 membuatnya final.',
    verb: 'Setujui',
    done: 'Perencanaan disetujui',
    note: 'Catatan',
  },
  kembalikan: {
    title: 'Kembalikan untuk diperbaiki?',
    text: 'Satuan kerja dapat mengubah isian tahap ini, lalu mengajukannya kembali.',
    verb: 'Kembalikan',
    done: 'Perencanaan dikembalikan',
    note: 'Apa yang perlu diperbaiki',
  },
};

interface DecisionDialogProps {
  decision: Decision;
  satkerId: number;
  /** Version of the validation that was read; 0 while it was never submitted. */
  versi: number;
  /** Something required is missing. */
  disabled?: boolean;
  onClose: () => void;
  /** What there is to know before it is decided. */
  children?: ReactNode;
}

/** Asks before a step of the validation, with a note; a return needs one. */
export function DecisionDialog({
  decision,
  satkerId,
  versi,
  disabled = false,
  onClose,
  children,
}: DecisionDialogProps) {
  const { title, text, verb, done, note } = words[decision];
  const { seen, refused } = useSeen({ versi });
  const [catatan, setCatatan] = useState('');
  const [missing, setMissing] = useState(false);
  const { session } = usePortal();
  const decide = useAct({
    send: (idempotencyKey) => {
      const { ajukan, tarik, setujui, kembalikan } = validasiPerencanaanEndpoints;
      const input = {
        params: { satkerId },
        body: { catatan: catatan.trim() },
        ifMatch: rowEtag(seen),
        idempotencyKey,
      };
      if (decision === 'ajukan') return apiClient.request(ajukan, input);
      if (decision === 'tarik') return apiClient.request(tarik, input);
      if (decision === 'setujui') return apiClient.request(setujui, input);
      return apiClient.request(kembalikan, input);
    },
    handled: [409, 412, 422, 423],
    done,
    onRefused: (error) => {
      refused(error);
      session.refresh();
    },
    onDone: () => {
      session.refresh();
      onClose();
    },
  });
  const refusal = decide.error instanceof ApiError ? decide.error : null;

  const submit = () => {
    const withoutNote = decision === 'kembalikan' && catatan.trim() === '';
    setMissing(withoutNote);
    if (!withoutNote) decide.mutate();
  };

  return (
    <ActDialog
      title={title}
      description={text}
      verb={verb}
      danger={decision === 'kembalikan'}
      disabled={disabled}
      sending={decide}
      typed={catatan !== ''}
      refusal={refusal?.pesan}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      <TextAreaField
        label={note}
        required={decision === 'kembalikan'}
        maxLength={4000}
        error={
          missing && catatan.trim() === ''
            ? 'Wajib diisi agar satuan kerja tahu apa yang diperbaiki'
            : refusal?.errors.catatan?.join(' ')
        }
        value={catatan}
        onChange={({ target }) => setCatatan(target.value)}
      />
    </ActDialog>
  );
}
