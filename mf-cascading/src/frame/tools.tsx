import type { ToolProps } from '../diagram/toolbar/toolbar-group';
import { Toolbar } from './toolbar';
import { useAddressSync } from './use-address-sync';
import { useFocusRestore } from './use-focus-restore';
import { useFullscreen } from './use-fullscreen';
import { useOpenSearch } from './use-open-search';
import { usePrintKey } from './use-print-key';

/** The toolbar with the effects that start after the first paint: the address follows the diagram, Escape leaves full screen. */
export default function Tools(props: Omit<ToolProps, 'inSheet' | 'fullscreen' | 'onFullscreen'>) {
  const { store, address, onAddress } = props;
  const fullscreen = address.penuh === '1';
  const toggle = useFullscreen(fullscreen, (on) => onAddress({ penuh: on ? '1' : null }));
  useAddressSync(store, address, onAddress);
  usePrintKey();
  useOpenSearch(store, onAddress);
  useFocusRestore();
  return <Toolbar {...props} fullscreen={fullscreen} onFullscreen={toggle} />;
}
