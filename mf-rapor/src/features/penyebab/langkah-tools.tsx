import type { KinerjaRapor, LangkahBerlampiran, PenyebabKegagalan } from '@selaras/contracts';
import { RemoveDialog } from '@selaras/resource/detail';
import { Button, wrapRow } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { Paperclip, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { BuktiDialog } from './bukti-dialog';
import { LangkahDialog } from './langkah-dialog';
import { type LangkahRow, langkahPerbaikan } from './langkah-resource';

const Tools = styled.div`
  ${wrapRow(2)}
  @media print { display: none; }
`;

interface LangkahToolsProps {
  kinerja: KinerjaRapor;
  penyebab: PenyebabKegagalan;
  langkah: LangkahBerlampiran;
}

/** Changes or removes a step, whose whole row is fetched with the press that needs it; its evidence is for everybody to see. */
export function LangkahTools({ kinerja, penyebab, langkah }: LangkahToolsProps) {
  const [open, setOpen] = useState<'ubah' | 'hapus' | 'bukti' | null>(null);
  const whole = open === 'ubah' || open === 'hapus';
  const query = useQuery({ ...langkahPerbaikan.queries.detail(langkah.id), enabled: whole });
  const row = (query.data as { data: LangkahRow } | undefined)?.data;
  const close = () => setOpen(null);
  const press = (act: 'ubah' | 'hapus') => ({
    size: 'small' as const,
    loading: open === act && row === undefined && query.isFetching,
    onClick: () => setOpen(act),
  });
  return (
    <Tools>
      {kinerja.kemampuan.langkah && (
        <>
          <Button icon={<Pencil size={16} />} {...press('ubah')}>
            Ubah langkah
          </Button>
          <Button icon={<Trash2 size={16} />} {...press('hapus')}>
            Hapus langkah
          </Button>
        </>
      )}
      {(kinerja.kemampuan.langkah || langkah.lampiran.length > 0) && (
        <Button size="small" icon={<Paperclip size={16} />} onClick={() => setOpen('bukti')}>
          Bukti langkah
        </Button>
      )}
      {open === 'bukti' && <BuktiDialog kinerja={kinerja} langkah={langkah} onClose={close} />}
      {open === 'ubah' && row && (
        <LangkahDialog kinerja={kinerja} penyebab={penyebab} row={row} onClose={close} />
      )}
      {open === 'hapus' && row && (
        <RemoveDialog
          resource={langkahPerbaikan}
          row={row}
          label={row.sasaran}
          onDone={close}
          onCancel={close}
        />
      )}
    </Tools>
  );
}
