import { invalidate } from '@selaras/api-client';
import type { ImportSubject } from '@selaras/contracts';
import { Modal } from '@selaras/ui';
import { useQueryClient } from '@tanstack/react-query';
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
  const close = () => {
    go('closed');
    // What was written shows in the list behind the dialog.
    invalidate(client);
  };
  return (
    <Modal open onClose={close} size="wide" title={kind.title} description={kind.description}>
      {'id' in place ? (
        <ImportView id={place.id} onAgain={() => go('new')} onClose={close} />
      ) : (
        <ImportUpload kind={kind} onPreview={go} />
      )}
    </Modal>
  );
}
