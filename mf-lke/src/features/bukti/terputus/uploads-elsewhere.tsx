import { uploadMark } from '@selaras/portal';
import { Card } from '@selaras/ui';
import { useSyncExternalStore } from 'react';
import { BuktiRows } from '../bukti-row';
import { UploadRow } from '../upload-row';
import { isOnItsWay, uploads } from '../uploads';

const TITLE = 'Berkas untuk tempat lain';

/**
 * Files on their way whose place the page does not show now: of another year, of a criterion that is filtered away. Also
 * where none is, it says in the document whether anything is on its way, so that leaving is asked about.
 */
export function UploadsElsewhere() {
  const all = useSyncExternalStore(uploads.subscribe, uploads.list);
  const elsewhere = useSyncExternalStore(uploads.subscribe, uploads.elsewhere);
  return (
    <div {...uploadMark(all.some(isOnItsWay), { outlives: true })} hidden={elsewhere.length === 0}>
      {elsewhere.length > 0 && (
        <Card aria-label={TITLE} title={TITLE}>
          <BuktiRows>
            {elsewhere.map((upload) => (
              <UploadRow key={upload.id} upload={upload} withPlace />
            ))}
          </BuktiRows>
        </Card>
      )}
    </div>
  );
}
