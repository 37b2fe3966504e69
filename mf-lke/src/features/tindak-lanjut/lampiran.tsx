import { failureText } from '@selaras/api-client';
import type { LkeTindakLanjut, LkeTindakLanjutBukti } from '@selaras/contracts';
import { IconButton, lateDialog, Stack, tokens } from '@selaras/ui';
import { BookOpen, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { BuktiActions, type BuktiDialog } from '../bukti/bukti-actions';
import {
  BuktiFactLine,
  BuktiName,
  BuktiRows,
  BuktiSign,
  Controls,
  EvidenRow,
  RowFault,
} from '../bukti/bukti-row';
import { BrokenOffRow } from '../bukti/terputus/broken-off-row';
import { UploadRow } from '../bukti/upload-row';
import { useFileUploads } from '../bukti/use-uploads';
import { BuktiZone } from '../bukti/zona/bukti-zone';
import { useLampirkan, useLepaskan } from './use-tindak-lanjut';

const LatePotret = lateDialog(async () => (await import('../potret/potret-dialog')).PotretDialog);
const LateHalaman = lateDialog(async () => (await import('./halaman-lampiran-dialog')).HalamanLampiranDialog);
const LateDialog = lateDialog(async () => (await import('./lampiran-dialog')).LampiranDialog);

const Nothing = styled.p`
  color: ${tokens.colour.muted};
`;

/** Evidence of a follow-up: what is attached, files on their way, and the ways to add more. */
export function Lampiran({ row }: { row: LkeTindakLanjut }) {
  const { satuan_kerja, tahun, bukti, jumlah_bukti, menulis, id } = row;
  const [dialog, setDialog] = useState<BuktiDialog['kind'] | null>(null);
  const [potret, setPotret] = useState<LkeTindakLanjutBukti | null>(null);
  const [halaman, setHalaman] = useState<LkeTindakLanjutBukti | null>(null);
  const lampirkan = useLampirkan(row);
  const lepaskan = useLepaskan(row);
  const satkerId = satuan_kerja.satuan_kerja_id;
  const { uploads, brokenOff, sendAll } = useFileUploads(
    {
      satkerId,
      tahun,
      untuk: 'tindak-lanjut',
      tempat: `tindak-lanjut/${id}`,
      sebutan: `Tindak lanjut rekomendasi tahun ${tahun}`,
    },
    async (isi) => {
      await lampirkan.mutateAsync({ isi, halaman: null });
    },
  );
  const broken = menulis ? brokenOff : [];
  const onTheWay = uploads.length + broken.length;
  const hidden = jumlah_bukti - bukti.length;
  return (
    <BuktiZone writable={menulis} onFiles={sendAll}>
      <Stack $gap={2}>
        {bukti.length + onTheWay > 0 && (
          <BuktiRows>
            {bukti.map((one) => (
              <EvidenRow key={one.eviden_versi_id}>
                <BuktiSign bukti={one} />
                <div>
                  <BuktiName bukti={one} onPotret={() => setPotret(one)} />
                  <BuktiFactLine bukti={one} />
                </div>
                {menulis && (
                  <Controls>
                    {one.jenis !== 'portal' && (
                      <IconButton
                        label={`Tentukan halaman ${one.nama}`}
                        icon={<BookOpen size={16} />}
                        size="small"
                        onClick={() => setHalaman(one)}
                      />
                    )}
                    <IconButton
                      label={`Lepaskan ${one.nama}`}
                      icon={<X size={16} />}
                      size="small"
                      disabled={lepaskan.isPending}
                      onClick={() => lepaskan.mutate(one.eviden_versi_id)}
                    />
                  </Controls>
                )}
              </EvidenRow>
            ))}
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} />
            ))}
            {broken.map((one) => (
              <BrokenOffRow key={one.key} upload={one} onFiles={sendAll} />
            ))}
          </BuktiRows>
        )}
        {lepaskan.error && <RowFault role="alert">{failureText(lepaskan.error).pesan}</RowFault>}
        {hidden > 0 && <Nothing>{hidden} eviden, hanya terlihat oleh satuan kerja dan penilai.</Nothing>}
        {jumlah_bukti + onTheWay === 0 && <Nothing>Belum ada eviden.</Nothing>}
        {menulis && <BuktiActions portal={false} onFiles={sendAll} onOpen={({ kind }) => setDialog(kind)} />}
      </Stack>
      {potret !== null && <LatePotret satkerId={satkerId} bukti={potret} onClose={() => setPotret(null)} />}
      {halaman !== null && <LateHalaman row={row} bukti={halaman} onClose={() => setHalaman(null)} />}
      {dialog !== null && <LateDialog kind={dialog} row={row} onClose={() => setDialog(null)} />}
    </BuktiZone>
  );
}
