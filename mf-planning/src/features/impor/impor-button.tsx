import type { ListDescription, ResourceRow } from '@selaras/resource/core';
import { Button, latePart } from '@selaras/ui';
import { FileUp } from 'lucide-react';
import { IMPOR, useImporPlace } from './impor-address';
import type { JenisBerkas } from './impor-jenis';

const ImporDialog = latePart(async () => (await import('./impor-dialog')).ImporDialog);

/** The import of one kind of file beside the title of a list; what it stands at is in the address of that list. */
export function imporTools(jenis: JenisBerkas): Pick<ListDescription<ResourceRow>, 'Tools' | 'keeps'> {
  return { Tools: imporButton(jenis), keeps: [IMPOR] };
}

function imporButton(jenis: JenisBerkas) {
  return function ImporButton() {
    const [place, go] = useImporPlace();
    return (
      <>
        <Button icon={<FileUp size={16} />} onClick={() => go('new')}>
          Impor
        </Button>
        {place.kind !== 'closed' && <ImporDialog jenis={jenis} place={place} go={go} />}
      </>
    );
  };
}
