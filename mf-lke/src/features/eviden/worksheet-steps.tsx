import type { LkeBaris } from '@selaras/contracts';
import { Button, lateDialog } from '@selaras/ui';
import { History, Send, Users } from 'lucide-react';
import { useState } from 'react';
import type { LembarData } from './eviden-data';

const SubmitDialog = lateDialog(async () => (await import('./submit-dialog')).SubmitDialog);
const RiwayatDialog = lateDialog(async () => (await import('../../lembar/riwayat-dialog')).RiwayatDialog);
const PembagianDialog = lateDialog(
  async () => (await import('./pembagian/pembagian-dialog')).PembagianDialog,
);

interface WorksheetStepsProps {
  readonly data: LembarData;
  /** With everything that is typed. */
  readonly rows: readonly LkeBaris[];
  /** Criteria that the server does not have yet. */
  readonly unsaved: number;
  /** Goes to a criterion. */
  readonly onShow: (kriteriaId: number) => void;
}

/** What can be done with the whole worksheet: give out parts, look at its history, hand it in. */
export function WorksheetSteps({ data, rows, unsaved, onShow }: WorksheetStepsProps) {
  const [open, setOpen] = useState<'ajukan' | 'riwayat' | 'pembagian' | null>(null);
  const { lembar, pembagian } = data;
  const close = () => setOpen(null);
  const mayHandIn = lembar.langkah.includes('ajukan');
  return (
    <>
      {pembagian !== null && (
        <Button size="small" icon={<Users size={14} />} onClick={() => setOpen('pembagian')}>
          Pembagian
        </Button>
      )}
      <Button size="small" icon={<History size={14} />} onClick={() => setOpen('riwayat')}>
        Riwayat
      </Button>
      {mayHandIn && (
        <Button size="small" variant="primary" icon={<Send size={14} />} onClick={() => setOpen('ajukan')}>
          Ajukan
        </Button>
      )}
      {open === 'ajukan' && (
        <SubmitDialog
          data={data}
          rows={rows}
          unsaved={unsaved}
          onShow={(id) => {
            close();
            onShow(id);
          }}
          onClose={close}
        />
      )}
      {open === 'riwayat' && <RiwayatDialog satkerId={lembar.satuan_kerja.satuan_kerja_id} onClose={close} />}
      {open === 'pembagian' && pembagian !== null && (
        <PembagianDialog data={data} pembagian={pembagian} onClose={close} />
      )}
    </>
  );
}
