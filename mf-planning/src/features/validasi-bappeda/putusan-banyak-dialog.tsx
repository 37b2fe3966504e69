import { ApiError } from '@selaras/api-client';
import { ActDialog } from '@selaras/resource';
import { useState } from 'react';
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
  const [catatan, setCatatan] = useState('');
  const [missing, setMissing] = useState(false);
  const decide = usePutuskanBanyak(antrean, rows);
  const note = catatan.trim();

  const submit = () => {
    const without = !valid && note === '';
    setMissing(without);
    if (!without) decide.mutate({ valid, catatan: note === '' ? null : note }, { onSuccess: onDone });
  };

  return (
    <ActDialog
      title={`Nyatakan ${rows.length} ${antrean.sebutan} ${valid ? 'valid' : 'tidak valid'}?`}
      description="Satu putusan dan satu catatan untuk semua baris yang dipilih."
      verb={valid ? 'Nyatakan valid' : 'Nyatakan tidak valid'}
      danger={!valid}
      sending={decide}
      typed={note !== ''}
      refusal={decide.error instanceof ApiError ? decide.error.pesan : null}
      onSubmit={submit}
      onClose={onCancel}
    >
      <CatatanField
        value={catatan}
        required={!valid}
        missing={missing}
        error={decide.error}
        onChange={setCatatan}
      />
    </ActDialog>
  );
}
