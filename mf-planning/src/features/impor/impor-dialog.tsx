import { invalidate } from '@selaras/api-client';
import { Modal } from '@selaras/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ImporPlace } from './impor-address';
import type { JenisBerkas } from './impor-jenis';
import { ImporUpload } from './impor-upload';
import { ImporView } from './impor-view';

interface ImporDialogProps {
  jenis: JenisBerkas;
  place: ImporPlace;
  go: (to: 'closed' | 'new' | number) => void;
}

/** The import of a file, step by step: choose it, look at what it would do, run it. */
export function ImporDialog({ jenis, place, go }: ImporDialogProps) {
  const client = useQueryClient();
  const close = () => {
    go('closed');
    // What was written shows in the list behind the dialog.
    invalidate(client);
  };
  return (
    <Modal open onClose={close} size="wide" title={jenis.title} description={jenis.description}>
      {'id' in place ? (
        <ImporView id={place.id} onAgain={() => go('new')} onClose={close} />
      ) : (
        <ImporUpload jenis={jenis} onPreview={go} />
      )}
    </Modal>
  );
}
