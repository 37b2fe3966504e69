import { invalidate } from '@selaras/api-client';
import type { ImportSubject } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import { Modal } from '@selaras/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportPlace } from './import-address';
import { importKinds } from './import-kind';
import { ImportUpload } from './import-upload';
import { ImportView } from './import-view';

interface ImportDialogProps {
  jenis: ImportSubject;
  place: ImportPlace;
  go: (to: 'closed' | 'new' | number) => void;
}

/** The import of a file, step by step: choose it, look at what it would do, run it. */
export function ImportDialog({ jenis, place, go }: ImportDialogProps) {
  const kind = importKinds[jenis];
  const client = useQueryClient();
  const { user } = useSession();
  const [unit, setUnit] = useState<number | null>(user?.satuan_kerja_id ?? null);
  const close = () => {
    go('closed');
    // What was written shows in the list behind the dialog.
    invalidate(client);
  };
  return (
    <Modal open onClose={close} size="wide" title={kind.title} description={kind.description}>
      {'id' in place ? (
        <ImportView
          id={place.id}
          onAgain={(satuanKerjaId) => {
            setUnit(satuanKerjaId);
            go('new');
          }}
          onClose={close}
        />
      ) : (
        <ImportUpload kind={kind} unit={unit} onUnit={setUnit} onPreview={go} />
      )}
    </Modal>
  );
}
