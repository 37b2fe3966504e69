import { ApiError } from '@selaras/api-client';
import type { LkeBaris, LkeInstrumen, LkeLembar } from '@selaras/contracts';
import { kekuranganLke, type LangkahLke, temuanDiperbaiki } from '@selaras/domain';
import { Button, Modal, Stack } from '@selaras/ui';
import { MissingList } from '../../lembar/missing-list';
import { useLangkah } from '../../lembar/use-langkah';

type Step = Exclude<LangkahLke, 'buka-kembali'>;

const words: Partial<Record<Step, { title: string; text: string; verb: string; done: string }>> = {
  'mulai-penilaian': {
    title: 'Mulai penilaian?',
    text: 'Sejak dinilai, eviden yang diajukan tidak diganti dan tidak dihapus lagi.',
    verb: 'Mulai penilaian',
    done: 'Penilaian dimulai',
  },
  'tutup-penilaian': {
    title: 'Tutup penilaian?',
    text: 'Nilai, catatan dan rekomendasi menjadi terlihat oleh satuan kerja dan tidak diubah lagi pada tahap ini.',
    verb: 'Tutup penilaian',
    done: 'Penilaian ditutup',
  },
  'mulai-penilaian-2': {
    title: 'Mulai penilaian kedua?',
    text: 'Kriteria yang diperbaiki dinilai kembali; yang lain tetap memakai nilai pertama.',
    verb: 'Mulai penilaian kedua',
    done: 'Penilaian kedua dimulai',
  },
  'tutup-penilaian-2': {
    title: 'Tutup penilaian kedua?',
    text: 'Hasilnya diteruskan ke pleno dan tidak diubah lagi oleh penilai.',
    verb: 'Tutup penilaian',
    done: 'Penilaian kedua ditutup',
  },
  'mulai-pleno': {
    title: 'Mulai pleno?',
    text: 'Nilai penilaian kedua menjadi nilai awal setiap komponen.',
    verb: 'Mulai pleno',
    done: 'Pleno dimulai',
  },
  finalkan: {
    title: 'Tetapkan nilai akhir?',
    text: 'Nilai akhir dan predikat terbuka bagi satuan kerja dan publik. Hanya admin yang dapat membukanya kembali.',
    verb: 'Tetapkan',
    done: 'Nilai akhir ditetapkan',
  },
};

/** The verb of a step, for the button that asks for it. */
export const verbOf = (langkah: LangkahLke): string | undefined => words[langkah as Step]?.verb;

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
  const { title = '', text = '', verb = '', done = '' } = words[langkah] ?? {};
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
