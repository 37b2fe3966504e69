import { IconButton } from '@selaras/ui';
import { PanelLeft } from 'lucide-react';
import type { ToolProps } from './toolbar-group';

/** Shows and hides the panel beside the picture. */
export function PanelTool({ address, onAddress }: ToolProps) {
  const shown = address.panel !== 'tutup';
  return (
    <IconButton
      label={shown ? 'Sembunyikan panel' : 'Tampilkan panel'}
      icon={<PanelLeft size={16} />}
      aria-pressed={shown}
      onClick={() => onAddress({ panel: shown ? 'tutup' : null })}
    />
  );
}
