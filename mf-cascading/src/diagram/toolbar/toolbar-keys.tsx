import { Button, IconButton } from '@selaras/ui';
import { List, Map as MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { isLegendOpen, isMapOpen } from '../address/folds';
import { useSmallScreen } from '../elements/use-small-screen';
import { useWords } from '../words/words-context';
import type { ToolProps } from './toolbar-group';

interface FoldButtonProps {
  label: string;
  icon: ReactNode;
  shown: boolean;
  inSheet: boolean;
  onShow: (shown: boolean) => void;
}

function FoldButton({ label, icon, shown, inSheet, onShow }: FoldButtonProps) {
  const press = { icon, 'aria-pressed': shown, onClick: () => onShow(!shown) };
  return inSheet ? <Button {...press}>{label}</Button> : <IconButton label={label} {...press} />;
}

/** Legend and overview, folded until they are wanted. */
export function KeysTool({ address, onAddress, inSheet }: ToolProps) {
  const words = useWords();
  const legend = isLegendOpen(address, useSmallScreen());
  const map = isMapOpen(address);
  return (
    <>
      <FoldButton
        label={legend ? 'Sembunyikan legenda' : 'Tampilkan legenda'}
        icon={<List size={16} />}
        shown={legend}
        inSheet={inSheet}
        onShow={(shown) => onAddress({ legenda: shown ? 'buka' : 'tutup' })}
      />
      <FoldButton
        label={map ? words.hideMap : words.showMap}
        icon={<MapIcon size={16} />}
        shown={map}
        inSheet={inSheet}
        onShow={(shown) => onAddress({ peta: shown ? 'buka' : null })}
      />
    </>
  );
}
