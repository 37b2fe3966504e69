import { IconButton } from '@selaras/ui';
import { PanelLeft } from 'lucide-react';
import { isPanelOpen } from '../address/folds';
import { useSmallScreen } from '../elements/use-small-screen';
import type { ToolProps } from './toolbar-group';

/** Shows and hides the panel beside the picture. */
export function PanelTool({ address, onAddress }: ToolProps) {
  const shown = isPanelOpen(address, useSmallScreen());
  return (
    <IconButton
      label={shown ? 'Sembunyikan panel' : 'Tampilkan panel'}
      title={
        shown ? 'Sembunyikan panel' : 'Tampilkan panel: kerangka dan pencarian (/), saringan, pemeriksaan'
      }
      icon={<PanelLeft size={16} />}
      aria-pressed={shown}
      onClick={() => onAddress({ panel: shown ? 'tutup' : 'kerangka' })}
    />
  );
}
