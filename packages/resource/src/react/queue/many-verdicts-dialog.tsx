import { ApiError } from '@selaras/api-client';
import { useState } from 'react';
import type { JudgedByMany, QueueRow, VerdictOutcome } from '../../core/queue/queue-description';
import { ActDialog } from '../act-dialog';
import { NoteField } from './note-field';
import { useManyVerdicts } from './use-verdict';

interface ManyVerdictsDialogProps {
  queue: JudgedByMany;
  rows: readonly QueueRow[];
  valid: boolean;
  onDone: (outcome: VerdictOutcome) => void;
  onCancel: () => void;
}

/** Asks once for the note of a verdict on all chosen rows. */
export function ManyVerdictsDialog({ queue, rows, valid, onDone, onCancel }: ManyVerdictsDialogProps) {
  const [catatan, setCatatan] = useState('');
  const [missing, setMissing] = useState(false);
  const decide = useManyVerdicts(queue, rows);
  const note = catatan.trim();
  const { ask, verb, note: noteLabel } = valid ? queue.words.yes : queue.words.no;

  const submit = () => {
    const without = !valid && note === '';
    setMissing(without);
    if (!without) decide.mutate({ valid, catatan: note === '' ? null : note }, { onSuccess: onDone });
  };

  return (
    <ActDialog
      title={ask(`${rows.length} ${queue.sebutan}`)}
      description={
        queue.chosenWords?.(rows) ?? 'Satu putusan dan satu catatan untuk semua baris yang dipilih.'
      }
      verb={verb}
      danger={!valid}
      sending={decide}
      typed={note !== ''}
      refusal={decide.error instanceof ApiError ? decide.error.pesan : null}
      onSubmit={submit}
      onClose={onCancel}
    >
      <NoteField
        words={queue.words}
        label={noteLabel}
        value={catatan}
        required={!valid}
        missing={missing}
        error={decide.error}
        onChange={setCatatan}
      />
    </ActDialog>
  );
}
