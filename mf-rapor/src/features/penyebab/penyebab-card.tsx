import type { KinerjaRapor, PenyebabKegagalan } from '@selaras/contracts';
import { History, RemoveDialog } from '@selaras/resource/detail';
import { Button, Card, IconButton, Modal, Stack, space } from '@selaras/ui';
import { HistoryIcon, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { LangkahDialog } from './langkah-dialog';
import { LangkahItems } from './langkah-items';
import { PenyebabDialog } from './penyebab-dialog';
import { isianPenyebab, penyebabKegagalan } from './penyebab-resource';

const Tools = styled.div`
  display: flex;
  gap: ${space(1)};
  @media print { display: none; }
`;

interface PenyebabCardProps {
  kinerja: KinerjaRapor;
  row: PenyebabKegagalan;
  /** Whether its quarter is open to this reader. */
  tulis: boolean;
  /** Whether its quarter is missed; else it can only be removed. */
  dihitung: boolean;
}

/** A cause with the success factor that failed and the steps that repair it. */
export function PenyebabCard({ kinerja, row, tulis, dihitung }: PenyebabCardProps) {
  const [open, setOpen] = useState<'ubah' | 'hapus' | 'riwayat' | 'langkah' | null>(null);
  const close = () => setOpen(null);
  return (
    <Card
      headingLevel={3}
      title={row.penyebab}
      description={`${isianPenyebab.csf.label}${row.csf === null ? ' belum disebut.' : `: ${row.csf}`}`}
      actions={
        <Tools>
          {tulis && dihitung && (
            <IconButton label="Ubah penyebab" icon={<Pencil size={16} />} onClick={() => setOpen('ubah')} />
          )}
          {tulis && (
            <IconButton label="Hapus penyebab" icon={<Trash2 size={16} />} onClick={() => setOpen('hapus')} />
          )}
          <IconButton
            label="Riwayat penyebab"
            icon={<HistoryIcon size={16} />}
            onClick={() => setOpen('riwayat')}
          />
        </Tools>
      }
    >
      <Stack>
        {row.langkah.length === 0 ? (
          <p>Belum ada langkah perbaikan.</p>
        ) : (
          <LangkahItems kinerja={kinerja} penyebab={row} />
        )}
        {kinerja.kemampuan.langkah && dihitung && (
          <div>
            <Button size="small" icon={<Plus size={16} />} onClick={() => setOpen('langkah')}>
              Tambah langkah perbaikan
            </Button>
          </div>
        )}
      </Stack>
      {open === 'langkah' && <LangkahDialog kinerja={kinerja} penyebab={row} row={null} onClose={close} />}
      {open === 'ubah' && (
        <PenyebabDialog kinerja={kinerja} triwulan={row.triwulan} row={row} onClose={close} />
      )}
      {open === 'hapus' && (
        <RemoveDialog
          resource={penyebabKegagalan}
          row={{ ...row, kemampuan: { ubah: true, hapus: true, riwayat: true } }}
          label={row.penyebab}
          onDone={close}
          onCancel={close}
        />
      )}
      {open === 'riwayat' && (
        <Modal
          open
          title="Riwayat penyebab"
          description={row.penyebab}
          onClose={close}
          footer={<Button onClick={close}>Selesai</Button>}
        >
          <History
            resource={penyebabKegagalan}
            id={row.id}
            columnNames={penyebabKegagalan.fieldNames ?? {}}
          />
        </Modal>
      )}
    </Card>
  );
}
