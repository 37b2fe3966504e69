import { Button, lateDialog, PrintButton, WideLabel, wrapRow } from '@selaras/ui';
import { ListPlus, Presentation } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { enterFullScreen } from './full-screen';
import { useRapatAround } from './rapat-context';
import { addItem, isSameItem } from './rapat-list';

const RapatPanel = lateDialog(async () => (await import('./rapat-panel')).RapatPanel);

const Tools = styled.div`
  ${wrapRow(2)}
  &[hidden] { display: none; }
`;

const SHORTCUT = 'Alt+R';
/** By the place of the key: with Alt, keyboards make another letter of it. */
const isShortcut = ({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  code === 'KeyR' && altKey && !ctrlKey && !metaKey && !shiftKey;

/** Where the focus was when the presentation began. */
let opener: Element | null = null;

/** Gives the focus back when the presentation ends: to where it was, or on another page to the button that begins one. */
function useFocusGivenBack(on: boolean, button: () => HTMLElement | null): void {
  const was = useRef(on);
  const giveBack = useEffectEvent(() => {
    const place =
      opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : null;
    (place ?? button())?.focus();
  });
  useEffect(() => {
    if (was.current && !on) giveBack();
    was.current = on;
  }, [on]);
}

/**
 * What can be done with any display: print it, show it to a meeting, put it on a meeting's list, and what more its page
 * has. None of it is in a meeting's sight.
 */
export function RapatTools({ children }: { children?: ReactNode }) {
  const { on, here, items, start, change } = useRapatAround();
  const [listed, setListed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isListed = items.some((one) => isSameItem(one, here));
  const present = () => {
    opener = document.activeElement;
    enterFullScreen();
    start();
  };
  const byKey = useEffectEvent((event: KeyboardEvent) => {
    if (on || event.defaultPrevented || !isShortcut(event)) return;
    event.preventDefault();
    present();
  });
  // Before the tools are painted: who sees them presses at once.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => byKey(event);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  useFocusGivenBack(on, () => button.current);

  return (
    <>
      <Tools hidden={on}>
        <PrintButton />
        <Button
          icon={<ListPlus size={16} />}
          onClick={() => {
            change(addItem(items, here));
            setListed(true);
          }}
        >
          <WideLabel>{isListed ? `Daftar rapat (${items.length})` : 'Tambahkan ke rapat'}</WideLabel>
        </Button>
        <Button
          ref={button}
          icon={<Presentation size={16} />}
          aria-keyshortcuts={SHORTCUT}
          title={`Layar penuh dengan huruf besar (${SHORTCUT})`}
          onClick={present}
        >
          <WideLabel>Mode rapat</WideLabel>
        </Button>
        {children}
      </Tools>
      {listed && <RapatPanel onClose={() => setListed(false)} />}
    </>
  );
}
