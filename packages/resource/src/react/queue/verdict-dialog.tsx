import { ApiError } from '@selaras/api-client';
import { panelMark, unsavedMark } from '@selaras/portal';
import { Button, DefinitionGrid, Modal, Stack, space, tokens, useToast } from '@selaras/ui';
import { Check, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { PANEL } from '../../core/panel/panel-address';
import type { JudgedQueue, QueueRow } from '../../core/queue/queue-description';
import { NoteField } from './note-field';
import { useVerdict } from './use-verdict';

const Part = styled.section`
  & > h3 { margin-bottom: ${space(3)}; font-size: ${tokens.text[16]}; }
  & + & { padding-top: ${space(4)}; border-top: 1px solid ${tokens.colour.line}; }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: ${space(6)};
  align-items: start;
  @media (max-width: 920px) { grid-template-columns: minmax(0, 1fr); }
`;

/** Stays in sight while the facts are read. */
const Verdict = styled(Part)`
  position: sticky;
  top: 0;
  @media (max-width: 920px) { position: static; }
`;

const Refusal = styled.p`
  padding: ${space(3)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour['danger-soft']};
`;

interface VerdictDialogProps {
  queue: JudgedQueue;
  row: QueueRow;
  onClose: () => void;
}

/** Everything that was written of one row, and the verdict on it. */
export function VerdictDialog({ queue, row, onClose }: VerdictDialogProps) {
  const { yes, no } = queue.words;
  const [catatan, setCatatan] = useState('');
  const [missing, setMissing] = useState(false);
  const [judged, setJudged] = useState(false);
  const noteId = useId();
  const decide = useVerdict(queue, row);
  const toast = useToast();
  const note = catatan.trim();

  const judge = (valid: boolean) => {
    const without = !valid && note === '';
    setMissing(without);
    if (without) document.getElementById(noteId)?.focus();
    if (without || decide.isPending) return;
    decide.mutate(
      { valid, catatan: note === '' ? null : note },
      {
        onSuccess: () => {
          toast.show({ tone: 'success', title: (valid ? yes : no).done });
          setJudged(true);
        },
      },
    );
  };

  // The dialog is left only after it has said in the document that nothing is unsaved any more.
  useEffect(() => {
    if (judged) onClose();
  }, [judged, onClose]);

  return (
    <Modal
      open
      size="wide"
      title={queue.labelOf(row)}
      description={`${queue.title} · ${queue.ownerOf(row)}`}
      onClose={onClose}
      footer={
        <>
          <Button icon={<X size={16} />} disabled={decide.isPending} onClick={() => judge(false)}>
            {no.word}
          </Button>
          <Button
            variant="primary"
            icon={<Check size={16} />}
            loading={decide.isPending}
            onClick={() => judge(true)}
          >
            {yes.word}
          </Button>
        </>
      }
    >
      <Columns>
        <Stack $gap={5}>
          {queue.sections.map(({ title, facts }) => (
            <Part key={title}>
              <h3>{title}</h3>
              {facts && <DefinitionGrid items={facts(row)} />}
            </Part>
          ))}
        </Stack>
        <Verdict aria-labelledby={`${noteId}-judul`} {...panelMark(PANEL)}>
          <h3 id={`${noteId}-judul`}>Putusan</h3>
          <Stack>
            {decide.error instanceof ApiError && <Refusal role="alert">{refusalWords(decide.error)}</Refusal>}
            <DefinitionGrid items={queue.verdictOf(row)} />
            <form {...unsavedMark(note !== '' && !judged)} onSubmit={(event) => event.preventDefault()}>
              <NoteField
                words={queue.words}
                id={noteId}
                value={catatan}
                required={false}
                missing={missing}
                error={decide.error}
                onChange={setCatatan}
              />
            </form>
          </Stack>
        </Verdict>
      </Columns>
    </Modal>
  );
}

const refusalWords = ({ status, pesan }: ApiError) =>
  status === 412
    ? 'Baris ini diubah setelah Anda membukanya. Yang tampil kini isi terbarunya: periksa kembali, lalu putuskan.'
    : pesan;
