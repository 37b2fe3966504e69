import { Button, lateDialog } from '@selaras/ui';
import { FileUp } from 'lucide-react';
import type { ListDescription, ResourceRow } from '../../core';
import { IMPORT, useImportPlace } from './import-address';
import type { ImportKind } from './import-kind';

const ImportDialog = lateDialog(async () => (await import('./import-dialog')).ImportDialog);

/** The import of one kind of file beside the title of a list; what it stands at is in the address of that list. */
export function importTools(kind: ImportKind): Pick<ListDescription<ResourceRow>, 'Tools' | 'keeps'> {
  return { Tools: importButton(kind), keeps: [IMPORT] };
}

function importButton(kind: ImportKind) {
  return function ImportButton() {
    const [place, go] = useImportPlace();
    return (
      <>
        <Button icon={<FileUp size={16} />} onClick={() => go('new')}>
          Impor
        </Button>
        {place.kind !== 'closed' && <ImportDialog kind={kind} place={place} go={go} />}
      </>
    );
  };
}
