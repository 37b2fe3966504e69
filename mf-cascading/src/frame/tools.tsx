import type { ToolProps } from '../diagram/toolbar/toolbar-group';
import { usePagePrint } from './page-print';
import { Toolbar } from './toolbar';
import { useAddressSync } from './use-address-sync';
import { useFullscreen } from './use-fullscreen';
import { useKeptFocus } from './use-kept-focus';

/** The toolbar with what only begins once the first picture has been seen: the address follows, Escape leaves. */
export default function Tools(props: Omit<ToolProps, 'inSheet' | 'fullscreen' | 'onFullscreen'>) {
  const { store, address, onAddress } = props;
  const fullscreen = address.penuh === '1';
  const toggle = useFullscreen(fullscreen, (on) => onAddress({ penuh: on ? '1' : null }));
  useAddressSync(store, address, onAddress);
  usePagePrint();
  useKeptFocus();
  return <Toolbar {...props} fullscreen={fullscreen} onFullscreen={toggle} />;
}
