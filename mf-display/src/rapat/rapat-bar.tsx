import { usePages } from '@selaras/portal';
import { Button, IconButton, space, tokens, VisuallyHidden } from '@selaras/ui';
import { ChevronLeft, ChevronRight, List, LogOut, Maximize, Pause, Play, X } from 'lucide-react';
import {
  type MouseEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import styled from 'styled-components';
import { paces, TOGGLE, useAdvancing, useHeld } from './auto-advance';
import { autoAdvance } from './auto-state';
import { enterFullScreen, isFullScreen, mayFullScreen, onFullScreenChange } from './full-screen';
import { useRapatAround } from './rapat-context';
import { rapatAct } from './rapat-keys';
import { RapatPanel } from './rapat-panel';
import { useIdle } from './use-idle';
import { useWatched } from './watched';

/** How long the controls stay when nobody touches anything. */
const SHOWN_MS = 4_000;

const Place = styled.div<{ $scale: number }>`
  position: fixed;
  inset: auto 0 ${space(4)};
  z-index: ${tokens.layer.bar};
  zoom: ${({ $scale }) => $scale};
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: 0 ${space(4)};
  pointer-events: none;
  @media print { display: none; }
`;

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour.raised};
  color: ${tokens.colour.text};
  box-shadow: ${tokens.shadow};
  pointer-events: auto;
`;

/** Out of sight, and still where the keyboard finds it: with the focus inside it is back. */
const Controls = styled(Box)<{ $away: boolean }>`
  transition: opacity ${tokens.motion.slow};
  ${({ $away }) => $away && `&:not(:focus-within) { opacity: 0; pointer-events: none; }`}
`;

const Where = styled.span`
  padding: 0 ${space(2)};
  min-width: 5rem;
  text-align: center;
  white-space: nowrap;
  font-weight: 600;
`;

const Pace = styled.select`
  min-height: ${tokens.controlHeight};
  padding: 0 ${space(2)};
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.surface};
  & option { background: ${tokens.colour.surface}; color: ${tokens.colour.text}; }
`;

/** The control that had the focus when a page of the presentation gave way to the next. */
let stoodOn: string | null = null;

/** What moves through the presentation, by pointer, keyboard and presenter. */
export function RapatBar({ scale }: { scale: number }) {
  const { pages, skipped, place, go, leave } = useRapatAround();
  const { preload } = usePages();
  const { running, seconds } = useWatched(autoAdvance);
  const full = useSyncExternalStore(onFullScreenChange, isFullScreen);
  const [listed, setListed] = useState(false);
  const [told, setTold] = useState(true);
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

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = rapatAct(event);
    if (act === null) return;
    event.preventDefault();
    if (act === 'leave') leave();
    else go(act === 'next' ? after : before);
  });
  const onScreen = useEffectEvent(() => !isFullScreen() && leave());
  useEffect(() => {
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
    go(to);
  };

  return (
    <Place $scale={scale}>
      {told && skipped.length > 0 && (
        <Box role="note">
          {skipped.join(' ')}
          <IconButton
            label="Tutup pemberitahuan"
            size="small"
            icon={<X size={16} />}
            onClick={() => setTold(false)}
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
        {pages.length > 1 && (
          <>
            <Button
              {...{ [TOGGLE]: '' }}
              variant="quiet"
              icon={running ? <Pause size={16} /> : <Play size={16} />}
              onClick={() => autoAdvance.set({ seconds, running: !running })}
            >
              {running ? (waits ? 'Jeda (menunggu)' : 'Jeda') : 'Jalan otomatis'}
            </Button>
            <Pace
              aria-label="Lama tiap halaman"
              value={seconds}
              onChange={({ target }) => autoAdvance.set({ running, seconds: Number(target.value) })}
            >
              {paces.map((pace) => (
                <option key={pace} value={pace}>
                  {pace} detik
                </option>
              ))}
            </Pace>
          </>
        )}
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
