import { Button, lateDialog } from '@selaras/ui';
import { FileDown } from 'lucide-react';
import { useState } from 'react';

const EksporDialog = lateDialog(async () => (await import('./ekspor-dialog')).EksporDialog);

/** The whole report of a unit, or of the regency (null), as DOCX or PDF; what was begun is found again while the page is open. */
export function EksporButton({ unit }: { unit: number | null }) {
  const [open, setOpen] = useState(false);
  const [id, setId] = useState<number | null>(null);
  return (
    <>
      <Button icon={<FileDown size={16} />} onClick={() => setOpen(true)}>
        Unduh DOCX/PDF
      </Button>
      {open && <EksporDialog unit={unit} id={id} onId={setId} onClose={() => setOpen(false)} />}
    </>
  );
}
