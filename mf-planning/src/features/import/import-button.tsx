import type { ImportSubject } from '@selaras/contracts';
import type { ListDescription, ResourceRow } from '@selaras/resource/core';
import { Button, latePart } from '@selaras/ui';
import { FileUp } from 'lucide-react';
import { IMPORT, useImportPlace } from './import-address';

const ImportDialog = latePart(async () => (await import('./import-dialog')).ImportDialog);

/** The import of one kind of file beside the title of a list; what it stands at is in the address of that list. */
export function importTools(jenis: ImportSubject): Pick<ListDescription<ResourceRow>, 'Tools' | 'keeps'> {
  return { Tools: importButton(jenis), keeps: [IMPORT] };
}

function importButton(jenis: ImportSubject) {
  return function ImportButton() {
    const [place, go] = useImportPlace();
    return (
      <>
        <Button icon={<FileUp size={16} />} onClick={() => go('new')}>
          Impor
        </Button>
        {place.kind !== 'closed' && <ImportDialog jenis={jenis} place={place} go={go} />}
      </>
    );
  };
}
