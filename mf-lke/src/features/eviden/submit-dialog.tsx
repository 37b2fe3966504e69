import { failureText } from '@selaras/api-client';
import type { LkeBaris } from '@selaras/contracts';
import { isBagianTerbuka, kekuranganLke } from '@selaras/domain';
import { ActDialog } from '@selaras/resource';
import { Button, Modal } from '@selaras/ui';
import { MissingList } from '../../lembar/missing-list';
import { refusedKriteria } from '../../lembar/refused-kriteria';
import { useLangkah } from '../../lembar/use-langkah';
import type { LembarData } from './eviden-data';

interface SubmitDialogProps {
  readonly data: LembarData;
  readonly rows: readonly LkeBaris[];
  readonly unsaved: number;
  readonly onShow: (kriteriaId: number) => void;
  readonly onClose: () => void;
}

/** Hands the whole worksheet in, or says what it still lacks. */
export function SubmitDialog({ data, rows, unsaved, onShow, onClose }: SubmitDialogProps) {
  const { instrumen, lembar, pembagian } = data;
  const step = useLangkah(lembar, {
    langkah: 'ajukan',
    done: 'Lembar kerja diajukan',
    onDone: onClose,
  });
  // What the server finds wanting counts, also where the page, read a while ago, sees nothing.
  const refused = refusedKriteria(step.error);
  const missing = refused.length > 0 ? refused : kekuranganLke('ajukan', instrumen, rows);
  if (missing.length > 0) {
    return (
      <Modal
        open
        onClose={onClose}
        title={`${missing.length} kriteria belum lengkap`}
        description="Setiap kriteria perlu jawaban, dan jawaban di atas yang terendah perlu eviden. Pilih satu untuk membukanya."
        footer={<Button onClick={onClose}>Tutup</Button>}
      >
        <MissingList instrumen={instrumen} missing={missing} onShow={onShow} />
      </Modal>
    );
  }
  const open = pembagian?.bagian.filter(({ keadaan }) => isBagianTerbuka(keadaan)) ?? [];
  return (
    <ActDialog
      title="Ajukan lembar kerja?"
      description="Sesudah diajukan, jawaban dan eviden terkunci sampai penilaian pertama selesai."
      verb="Ajukan"
      sending={step}
      typed={false}
      disabled={unsaved > 0}
      refusal={step.error && failureText(step.error).pesan}
      onSubmit={() => step.mutate()}
      onClose={onClose}
    >
      {unsaved > 0 && <p role="status">Tunggu sampai {unsaved} kriteria selesai disimpan.</p>}
      {open.length > 0 && (
        <p>
          {open.length} bagian belum diserahkan pengisinya: {open.map(({ nama }) => nama).join(', ')}.
        </p>
      )}
      <p>{rows.length} kriteria lengkap.</p>
    </ActDialog>
  );
}
