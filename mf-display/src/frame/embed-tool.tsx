import { useLocation } from '@selaras/portal';
import { Button, lateDialog, WideLabel } from '@selaras/ui';
import { CodeXml } from 'lucide-react';
import { useState } from 'react';
import { useDisplayKind } from './display-kind';
import { useDisplayYear } from './use-display';

const EmbedPanel = lateDialog(async () => (await import('./embed-panel')).EmbedPanel);

/** How to show a public page in another site. */
export function EmbedTool() {
  const { title } = useDisplayKind();
  const { pathname, search } = useLocation();
  const tahun = useDisplayYear();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<CodeXml size={16} />} title="Sematkan di situs lain" onClick={() => setOpen(true)}>
        <WideLabel>Sematkan</WideLabel>
      </Button>
      {open && (
        <EmbedPanel
          embedded={{ origin: location.origin, pathname, search, tahun, title }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
