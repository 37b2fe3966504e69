import type { KinerjaRapor, PenyebabKegagalan } from '@selaras/contracts';
import { Link, RETURN_PARAM, useLocation, usePages } from '@selaras/portal';
import { History, RemoveDialog } from '@selaras/resource/detail';
import { Button, Card, IconButton, LinkButton, Modal, Stack } from '@selaras/ui';
import { HistoryIcon, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { LangkahItems } from './langkah-items';
import { PenyebabDialog } from './penyebab-dialog';
import { penyebabKegagalan } from './penyebab-resource';

interface PenyebabCardProps {
  kinerja: KinerjaRapor;
  row: PenyebabKegagalan;
  /** Whether its quarter is open to this reader. */
  tulis: boolean;
}

/** A cause with the success factor that failed and the steps that repair it. */
export function PenyebabCard({ kinerja, row, tulis }: PenyebabCardProps) {
  const [open, setOpen] = useState<'ubah' | 'hapus' | 'riwayat' | null>(null);
  const close = () => setOpen(null);
  return (
    <Card
      headingLevel={3}
      title={row.penyebab}
      description={row.csf === null ? 'CSF yang gagal belum disebut.' : `CSF yang gagal: ${row.csf}`}
      actions={
        <>
          {tulis && (
            <>
              <IconButton label="Ubah penyebab" icon={<Pencil size={16} />} onClick={() => setOpen('ubah')} />
              <IconButton
                label="Hapus penyebab"
                icon={<Trash2 size={16} />}
                onClick={() => setOpen('hapus')}
              />
            </>
          )}
          <IconButton
            label="Riwayat penyebab"
            icon={<HistoryIcon size={16} />}
            onClick={() => setOpen('riwayat')}
          />
        </>
      }
    >
      <Stack>
        {row.langkah.length === 0 ? (
          <p>Belum ada langkah perbaikan.</p>
        ) : (
          <LangkahItems langkah={row.langkah} />
        )}
        {kinerja.kemampuan.langkah && <AddStep kinerja={kinerja} row={row} />}
      </Stack>
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

/** The way to the form of a new action step that answers the cause, and back. */
function AddStep({ kinerja, row }: Pick<PenyebabCardProps, 'kinerja' | 'row'>) {
  const { hrefOf, hasPage } = usePages();
  const { pathname, search } = useLocation();
  if (!hasPage('kinerja-langkah-aksi.create')) return null;
  const href = hrefOf('kinerja-langkah-aksi.create', undefined, {
    satuan_kerja_id: kinerja.satuan_kerja.satuan_kerja_id,
    kinerja_sub_kegiatan_id: kinerja.kinerja.id,
    penyebab_kegagalan_id: row.id,
    [RETURN_PARAM]: `${pathname}${search}`,
  });
  return (
    href !== null && (
      <div>
        <LinkButton as={Link} to={href} size="small" icon={<Plus size={16} />}>
          Tambah langkah perbaikan
        </LinkButton>
      </div>
    )
  );
}
