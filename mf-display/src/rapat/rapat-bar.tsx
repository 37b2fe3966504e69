import { usePages } from '@selaras/portal';
import { Button, IconButton, VisuallyHidden } from '@selaras/ui';
import { ChevronLeft, ChevronRight, List, LogOut, Maximize, X } from 'lucide-react';
import {
  type MouseEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useAdvancing, useHeld } from './auto-advance';
import { autoAdvance } from './auto-state';
import { enterFullScreen, isFullScreen, mayFullScreen, onFullScreenChange } from './full-screen';
import { PaceControl } from './pace-control';
import { Box, Controls, Place, Where } from './rapat-bar-style';
import { useRapatAround } from './rapat-context';
import { rapatAct } from './rapat-keys';
import { RapatPanel } from './rapat-panel';
import { useIdle } from './use-idle';
import { useWatched, watched } from './watched';

/** How long the controls stay when nobody touches anything. */
const SHOWN_MS = 4_000;

/** What was said about pages that are left out, once it was read: closed, or gone on from. */
const toldSkipped = watched('');

/** The control that had the focus when a page of the presentation gave way to the next. */
let stoodOn: string | null = null;

/** What moves through the presentation, by pointer, keyboard and presenter. */
export function RapatBar({ scale }: { scale: number }) {
  const { pages, skipped, place, go, leave } = useRapatAround();
  const { preload } = usePages();
  const { running, seconds } = useWatched(autoAdvance);
  const full = useSyncExternalStore(onFullScreenChange, isFullScreen);
  const [listed, setListed] = useState(false);
  const told = useWatched(toldSkipped);
  const skippedText = skipped.join(' ');
  const [said, say] = useState('');
  const controls = useRef<HTMLDivElement>(null);
  const held = useHeld(useCallback(() => controls.current, []));
  const idle = useIdle(SHOWN_MS);
  const { shown, before, after } = place;
  const current = shown === null ? null : pages[shown];
  const where =
    pages.length === 0
      ? 'Satu halaman'
      : shown === null
        ? 'Di luar daftar'
        : `${shown + 1} dari ${pages.length}`;
  const sentence = current ? `${where}: ${current.title}` : where;

  const goOn = (to: typeof after) => {
    toldSkipped.set(skippedText);
    go(to);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = rapatAct(event);
    if (act === null) return;
    event.preventDefault();
    if (act === 'leave') leave();
    else goOn(act === 'next' ? after : before);
  });
  const onScreen = useEffectEvent(() => !isFullScreen() && leave());
  // Before the controls are painted: who sees them presses at once.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => onKey(event);
    const screen = () => void onScreen();
    window.addEventListener('keydown', press);
    const unheard = onFullScreenChange(screen);
    return () => {
      window.removeEventListener('keydown', press);
      unheard();
    };
  }, []);

  useEffect(() => say(sentence), [sentence]);
  useEffect(() => {
    const control = stoodOn === null ? null : controls.current?.querySelector(`[data-kendali="${stoodOn}"]`);
    stoodOn = null;
    if (control instanceof HTMLElement) control.focus();
  }, []);
  useEffect(() => {
    for (const page of [after, before]) if (page) preload(page.page);
  }, [after, before, preload]);
  const waits = held || listed || pages.length < 2;
  useAdvancing(running && !waits ? seconds : null, () => go(after ?? pages[0] ?? null));

  const press = (to: typeof after) => (event: MouseEvent<HTMLButtonElement>) => {
    if (to === null) return;
    stoodOn = event.currentTarget.dataset.kendali ?? null;
    goOn(to);
  };

  return (
    <Place $scale={scale}>
      {skippedText !== '' && told !== skippedText && (
        <Box role="note">
          {skippedText}
          <IconButton
            label="Tutup pemberitahuan"
            size="small"
            icon={<X size={16} />}
            onClick={() => toldSkipped.set(skippedText)}
          />
        </Box>
      )}
      <Controls
        ref={controls}
        role="group"
        aria-label="Kendali rapat"
        $away={idle && !listed && !running}
        data-diam={idle || undefined}
      >
        <IconButton
          data-kendali="sebelum"
          label="Halaman sebelumnya (Page Up)"
          icon={<ChevronLeft size={18} />}
          aria-disabled={before === null}
          onClick={press(before)}
        />
        <Where>{where}</Where>
        <IconButton
          data-kendali="sesudah"
          label="Halaman berikutnya (Page Down)"
          icon={<ChevronRight size={18} />}
          aria-disabled={after === null}
          onClick={press(after)}
        />
        {pages.length > 1 && <PaceControl waits={waits} />}
        <IconButton label="Daftar rapat" icon={<List size={18} />} onClick={() => setListed(true)} />
        {!full && mayFullScreen() && (
          <IconButton label="Layar penuh" icon={<Maximize size={18} />} onClick={enterFullScreen} />
        )}
        <Button variant="quiet" icon={<LogOut size={16} />} aria-keyshortcuts="Escape" onClick={leave}>
          Keluar
        </Button>
      </Controls>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {listed && <RapatPanel onClose={() => setListed(false)} />}
    </Place>
  );
}
