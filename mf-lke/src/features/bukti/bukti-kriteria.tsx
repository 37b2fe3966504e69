import type { LkeBukti } from '@selaras/contracts';
import { lateDialog, Stack, tokens } from '@selaras/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { BuktiActions, type BuktiDialog } from './bukti-actions';
import { BuktiRow, BuktiRows } from './bukti-row';
import type { Kriteria } from './shown-bukti';
import { BrokenOffRow } from './terputus/broken-off-row';
import { UploadRow } from './upload-row';
import { useKriteriaBrokenOff, useKriteriaUploads } from './use-uploads';

const LateDialogs = lateDialog(async () => (await import('./bukti-dialogs')).BuktiDialogs);

const Nothing = styled.p`
  color: ${tokens.colour.muted};
`;

interface BuktiKriteriaProps {
  kriteria: Kriteria;
  /** The round whose evidence is written; the other one's is shown only. */
  tahap: 1 | 2;
  bukti: readonly LkeBukti[];
  writable: boolean;
  /** Whether the portal has something to offer to it. */
  portal: boolean;
  /** Takes files that are chosen here. */
  onFiles: (files: readonly File[]) => void;
}

/**
 * Evidence of one criterion: what is put forward, files on their way or broken off, and the ways to add more. What is dropped or pasted
 * the whole criterion takes (`useFileTarget`); what the unit has already is not sent again.
 */
export function BuktiKriteria({ kriteria, tahap, bukti, writable, portal, onFiles }: BuktiKriteriaProps) {
  const uploads = useKriteriaUploads(kriteria);
  const broken = useKriteriaBrokenOff(kriteria);
  const onTheWay = uploads.length + (writable ? broken.length : 0);
  const [dialog, setDialog] = useState<BuktiDialog | null>(null);

  return (
    <Stack $gap={2} role="group" aria-label="Eviden">
      {bukti.length + onTheWay > 0 && (
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
          {writable && broken.map((one) => <BrokenOffRow key={one.key} upload={one} onFiles={onFiles} />)}
        </BuktiRows>
      )}
      {bukti.length + onTheWay === 0 && <Nothing>Belum ada eviden.</Nothing>}
      {writable && <BuktiActions portal={portal} onFiles={onFiles} onOpen={setDialog} />}
      {dialog !== null && (
        <LateDialogs dialog={dialog} kriteria={kriteria} bukti={bukti} onClose={() => setDialog(null)} />
      )}
    </Stack>
  );
}
