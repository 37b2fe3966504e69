import { failureText } from '@selaras/api-client';
import type { KekuranganLke } from '@selaras/domain';
import { ActDialog } from '@selaras/resource';
import { Button, Modal } from '@selaras/ui';
import { History, Send, Wrench } from 'lucide-react';
import { useState } from 'react';
import { MissingList } from '../../lembar/missing-list';
import { refusedKriteria } from '../../lembar/refused-kriteria';
import { RiwayatDialog } from '../../lembar/riwayat-dialog';
import { useLangkah } from '../../lembar/use-langkah';
import type { LembarData } from '../eviden/eviden-data';

interface RepairStepsProps {
  readonly data: LembarData;
  readonly missing: readonly { readonly kriteria_id: number; readonly kekurangan: KekuranganLke }[];
  readonly unsaved: number;
  readonly onShow: (kriteriaId: number) => void;
}

/** Begins the repair, and hands it in once every flagged criterion has a reply or new evidence. */
export function RepairSteps({ data, missing, unsaved, onShow }: RepairStepsProps) {
  const { langkah, satuan_kerja } = data.lembar;
  const [open, setOpen] = useState<'mulai' | 'ajukan' | 'riwayat' | null>(null);
  const close = () => setOpen(null);
  return (
    <div>
      <Button icon={<History size={16} />} onClick={() => setOpen('riwayat')}>
        Riwayat
      </Button>{' '}
      {langkah.includes('mulai-perbaikan') && (
        <Button variant="primary" icon={<Wrench size={16} />} onClick={() => setOpen('mulai')}>
          Mulai perbaikan
        </Button>
      )}
      {langkah.includes('ajukan-perbaikan') && (
        <Button variant="primary" icon={<Send size={16} />} onClick={() => setOpen('ajukan')}>
          Ajukan perbaikan
        </Button>
      )}
      {open === 'mulai' && (
        <StepDialog
          data={data}
          langkah="mulai-perbaikan"
          title="Mulai perbaikan?"
          words="Kriteria yang ditandai penilai dapat ditanggapi dan diberi eviden baru."
          verb="Mulai perbaikan"
          done="Perbaikan dimulai"
          onClose={close}
        />
      )}
      {open === 'ajukan' && missing.length > 0 && (
        <Modal
          open
          onClose={close}
          title={`${missing.length} kriteria belum ditanggapi`}
          description="Setiap kriteria yang ditandai perlu tanggapan atau eviden baru. Pilih satu untuk membukanya."
          footer={<Button onClick={close}>Tutup</Button>}
        >
          <MissingList
            instrumen={data.instrumen}
            missing={missing}
            onShow={(id) => {
              close();
              onShow(id);
            }}
          />
        </Modal>
      )}
      {open === 'ajukan' && missing.length === 0 && (
        <StepDialog
          data={data}
          langkah="ajukan-perbaikan"
          title="Ajukan perbaikan?"
          words={
            unsaved > 0
              ? `Tunggu sampai ${unsaved} kriteria selesai disimpan.`
              : 'Sesudah diajukan, tanggapan dan eviden terkunci sampai penilaian kedua selesai.'
          }
          verb="Ajukan perbaikan"
          done="Perbaikan diajukan"
          disabled={unsaved > 0}
          onShow={onShow}
          onClose={close}
        />
      )}
      {open === 'riwayat' && <RiwayatDialog satkerId={satuan_kerja.satuan_kerja_id} onClose={close} />}
    </div>
  );
}

interface StepDialogProps {
  readonly data: LembarData;
  readonly langkah: 'mulai-perbaikan' | 'ajukan-perbaikan';
  readonly title: string;
  readonly words: string;
  readonly verb: string;
  readonly done: string;
  readonly disabled?: boolean;
  /** Goes to a criterion that the server found wanting. */
  readonly onShow?: (kriteriaId: number) => void;
  readonly onClose: () => void;
}

function StepDialog({
  data,
  langkah,
  title,
  words,
  verb,
  done,
  disabled = false,
  onShow,
  onClose,
}: StepDialogProps) {
  const step = useLangkah(data.lembar, { langkah, done, onDone: onClose });
  const refused = refusedKriteria(step.error);
  return (
    <ActDialog
      title={title}
      verb={verb}
      sending={step}
      typed={false}
      disabled={disabled}
      refusal={step.error && failureText(step.error).pesan}
      onSubmit={() => step.mutate()}
      onClose={onClose}
    >
      <p>{words}</p>
      {refused.length > 0 && onShow !== undefined && (
        <MissingList
          instrumen={data.instrumen}
          missing={refused}
          onShow={(id) => {
            onClose();
            onShow(id);
          }}
        />
      )}
    </ActDialog>
  );
}
