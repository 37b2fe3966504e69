import { apiClient } from '@selaras/api-client';
import type { LkeBukti } from '@selaras/contracts';
import { latePart, Stack, space, tokens } from '@selaras/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { BuktiActions, type BuktiDialog } from './bukti-actions';
import { BuktiRow } from './bukti-row';
import { UploadRow } from './upload-row';
import { useUploads } from './use-uploads';
import { BuktiZone } from './zona/bukti-zone';

const LateDialogs = latePart(async () => (await import('./bukti-dialogs')).BuktiDialogs);

export const BuktiRows = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Nothing = styled.p`
  color: ${tokens.colour.muted};
`;

interface BuktiKriteriaProps {
  satkerId: number;
  kriteriaId: number;
  /** The round whose evidence is written; the other one's is shown only. */
  tahap: 1 | 2;
  bukti: readonly LkeBukti[];
  writable: boolean;
  /** Whether the portal has something to offer to it. */
  portal: boolean;
}

/**
 * Evidence of one criterion: what is put forward, files on their way, and the ways to add more. Files are dropped onto it,
 * pasted into it, or chosen; what the unit has already is not sent again.
 */
export function BuktiKriteria({ satkerId, kriteriaId, tahap, bukti, writable, portal }: BuktiKriteriaProps) {
  const kriteria = { satkerId, kriteriaId, tahun: apiClient.tahun('kinerja') };
  const { uploads, send } = useUploads(kriteria);
  const [dialog, setDialog] = useState<BuktiDialog | null>(null);
  const sendAll = (files: readonly File[]) => {
    for (const file of files) send(file);
  };

  return (
    <BuktiZone writable={writable} onFiles={sendAll}>
      <Stack $gap={2}>
        {bukti.length + uploads.length > 0 && (
          <BuktiRows>
            {bukti.map((one) => (
              <BuktiRow
                key={one.id}
                bukti={one}
                kriteria={kriteria}
                writable={writable && one.tahap === tahap}
                onOpen={setDialog}
              />
            ))}
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} />
            ))}
          </BuktiRows>
        )}
        {bukti.length + uploads.length === 0 && <Nothing>Belum ada eviden.</Nothing>}
        {writable && <BuktiActions portal={portal} onFiles={sendAll} onOpen={setDialog} />}
      </Stack>
      {dialog !== null && (
        <LateDialogs dialog={dialog} kriteria={kriteria} bukti={bukti} onClose={() => setDialog(null)} />
      )}
    </BuktiZone>
  );
}
