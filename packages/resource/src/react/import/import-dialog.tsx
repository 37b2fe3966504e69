import { invalidate } from '@selaras/api-client';
import { useSession } from '@selaras/portal';
import { Modal } from '@selaras/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportPlace } from './import-address';
import type { ImportKind } from './import-kind';
import { ImportUpload } from './import-upload';
import { ImportView } from './import-view';

interface ImportDialogProps {
  kind: ImportKind;
  place: ImportPlace;
  go: (to: 'closed' | 'new' | number) => void;
}

/** The import of a file, step by step: choose it, look at what it would do, run it. */
export function ImportDialog({ kind, place, go }: ImportDialogProps) {
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
          kind={kind}
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
