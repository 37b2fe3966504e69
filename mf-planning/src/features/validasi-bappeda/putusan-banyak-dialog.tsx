import { ApiError } from '@selaras/api-client';
import { Button, Modal } from '@selaras/ui';
import { type FormEvent, useId, useState } from 'react';
import { Stack } from '../../resource/stack';
import type { AntreanRow, AnyAntrean } from './antrean-description';
import { CatatanField } from './catatan-field';
import { type Hasil, usePutuskanBanyak } from './use-putusan';

interface PutusanBanyakDialogProps {
  antrean: AnyAntrean;
  rows: readonly AntreanRow[];
  valid: boolean;
  onDone: (hasil: Hasil) => void;
  onCancel: () => void;
}

/** Asks once for the note of a verdict on all chosen rows. */
export function PutusanBanyakDialog({ antrean, rows, valid, onDone, onCancel }: PutusanBanyakDialogProps) {
  const formId = useId();
  const [catatan, setCatatan] = useState('');
  const [missing, setMissing] = useState(false);
  const decide = usePutuskanBanyak(antrean, rows);
  const note = catatan.trim();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const without = !valid && note === '';
    setMissing(without);
    if (!without && !decide.isPending) {
      decide.mutate({ valid, catatan: note === '' ? null : note }, { onSuccess: onDone });
    }
  };

  return (
    <Modal
      open
      title={`Nyatakan ${rows.length} ${antrean.sebutan} ${valid ? 'valid' : 'tidak valid'}?`}
      description="Satu putusan dan satu catatan untuk semua baris yang dipilih."
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>Batal</Button>
          <Button
            type="submit"
            form={formId}
            variant={valid ? 'primary' : 'danger'}
            loading={decide.isPending}
          >
            {valid ? 'Nyatakan valid' : 'Nyatakan tidak valid'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} data-unsaved={note !== '' && !decide.isSuccess}>
        <Stack>
          {decide.error instanceof ApiError && <p role="alert">{decide.error.pesan}</p>}
          <CatatanField
            value={catatan}
            required={!valid}
            missing={missing}
            error={decide.error}
            onChange={setCatatan}
          />
        </Stack>
      </form>
    </Modal>
  );
}
