import { ApiError } from '@selaras/api-client';
import type { LkeBaris, LkeInstrumen, LkeLembar } from '@selaras/contracts';
import { kekuranganLke, temuanDiperbaiki } from '@selaras/domain';
import { Button, Modal, Stack } from '@selaras/ui';
import { MissingList } from '../../lembar/missing-list';
import { type Step, stepWords } from '../../lembar/step-words';
import { useLangkah } from '../../lembar/use-langkah';

const isSolved = ({ tahap_1, tahap_2 }: LkeBaris) => temuanDiperbaiki(tahap_1, tahap_2) !== null;
const solvedWords = (count: number) =>
  count === 0 ? '' : `${count} temuan penilaian pertama dinyatakan selesai diperbaiki karena tidak diulang.`;

interface StepDialogProps {
  readonly langkah: Step;
  readonly lembar: LkeLembar;
  readonly instrumen: LkeInstrumen;
  readonly onShow: (kriteriaId: number) => void;
  readonly onClose: () => void;
}

/** Asks before a step; one that something is missing for says what, and leads there. */
export function StepDialog({ langkah, lembar, instrumen, onShow, onClose }: StepDialogProps) {
  const { title = '', text = '', verb = '', done = '' } = stepWords[langkah] ?? {};
  const missing = kekuranganLke(langkah, instrumen, lembar.baris);
  const step = useLangkah(lembar, { langkah, done, onDone: onClose });
  const blocked = missing.length > 0;
  const solved = langkah === 'tutup-penilaian-2' ? lembar.baris.filter(isSolved).length : 0;
  return (
    <Modal
      open
      onClose={onClose}
      title={blocked ? `${missing.length} kriteria belum dinilai` : title}
      description={
        blocked
          ? 'Nilai dahulu semua kriteria; pilih salah satu untuk menuju ke sana.'
          : [text, solvedWords(solved)].join(' ').trim()
      }
      footer={
        <>
          <Button onClick={onClose}>Batal</Button>
          {!blocked && (
            <Button variant="primary" loading={step.isPending} onClick={() => step.mutate()}>
              {verb}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {step.error instanceof ApiError && <p role="alert">{step.error.pesan}</p>}
        {blocked && (
          <MissingList
            instrumen={instrumen}
            missing={missing}
            onShow={(id) => {
              onShow(id);
              onClose();
            }}
          />
        )}
      </Stack>
    </Modal>
  );
}
