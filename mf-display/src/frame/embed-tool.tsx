import { useLocation } from '@selaras/portal';
import { Button, latePart } from '@selaras/ui';
import { CodeXml } from 'lucide-react';
import { useState } from 'react';
import { useDisplayKind } from './display-kind';
import { useDisplayYear } from './use-display';

const EmbedPanel = latePart(async () => (await import('./embed-panel')).EmbedPanel);

/** On a public page: how to show it in another site. */
export function EmbedTool() {
  const { publik, title } = useDisplayKind();
  const { pathname, search } = useLocation();
  const tahun = useDisplayYear();
  const [open, setOpen] = useState(false);
  if (!publik) return null;
  return (
    <>
      <Button icon={<CodeXml size={16} />} onClick={() => setOpen(true)}>
        Sematkan
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
