import { space, tokens } from '@selaras/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { DiagramAddress } from '../../diagram/address/diagram-address';
import type { DiagramStore } from '../../diagram/store/diagram-store';
import type { Scene } from '../../view/scene/scene';
import { Details } from '../details/details';
import { HALF, restOf, type SheetHeight } from './sheet-place';
import { useClearOfSheet } from './use-clear-of-sheet';
import { useCloseRequest } from './use-close-request';

const Root = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${tokens.layer.bar};
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - ${space(4)});
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.card} ${tokens.radius.card} 0 0;
  background: ${tokens.colour.surface};
  box-shadow: ${tokens.shadow};
  transition: height ${tokens.motion.fast} ease-out;
  &[data-held='true'] { transition: none; }
  @media (prefers-reduced-motion: reduce) { transition: none; }
  & > section { flex: 1; max-height: none; padding-top: 0; border-top: 0; overscroll-behavior: contain; }
  @media print { display: none; }
`;

const Grip = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  min-height: 44px;
  border: 0;
  border-radius: inherit;
  background: none;
  color: ${tokens.colour.muted};
  cursor: grab;
  touch-action: none;
  &::before {
    content: '';
    width: 40px;
    height: 4px;
    border-radius: 2px;
    background: ${tokens.colour['line-strong']};
  }
  &:focus-visible { outline-offset: -3px; }
`;

/** A finger that moved less than this pressed. */
const SLIP = 6;

interface BoxSheetProps {
  store: DiagramStore;
  scene: Scene;
  onAddress: (part: Partial<DiagramAddress>) => void;
}

/** Everything about the selected box in a sheet from below, on a small screen: half of it or all, pulled or pressed. */
export default function BoxSheet({ store, scene, onAddress }: BoxSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const held = useRef<{ readonly y: number; readonly height: number } | null>(null);
  const slipped = useRef(false);
  const [height, setHeight] = useState<SheetHeight>('half');
  const [pulled, setPulled] = useState<number | null>(null);
  const close = () => store.select(-1);
  useClearOfSheet(store, scene, sheet, height);
  useCloseRequest(close);
  const { selected } = scene;
  // Another box is read from its beginning.
  useEffect(() => {
    void sheet.current?.querySelector('section')?.scrollTo({ top: 0 });
  }, [selected]);

  const grip = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { y: event.clientY, height: sheet.current?.offsetHeight ?? 0 };
      slipped.current = false;
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (held.current === null) return;
      const up = held.current.y - clientY;
      if (Math.abs(up) > SLIP) slipped.current = true;
      if (slipped.current) setPulled(held.current.height + up);
    },
    onPointerUp: () => {
      held.current = null;
      setPulled(null);
      if (pulled === null) return;
      const rest = restOf(pulled / innerHeight);
      if (rest === null) close();
      else setHeight(rest);
    },
    onPointerCancel: () => {
      held.current = null;
      setPulled(null);
    },
    onClick: () => {
      if (!slipped.current) setHeight(height === 'half' ? 'full' : 'half');
      slipped.current = false;
    },
  };

  const showPanel = (panel: string) => {
    const root = sheet.current?.closest('[data-state]');
    onAddress({ panel });
    requestAnimationFrame(() => root?.querySelector('aside')?.scrollIntoView({ block: 'center' }));
  };
  const rest = height === 'half' ? `${HALF * 100}dvh` : '100dvh';
  return (
    <Root
      ref={sheet}
      data-lembar={height}
      data-held={pulled !== null}
      style={{ height: pulled === null ? rest : `${pulled}px` }}
    >
      <Grip
        type="button"
        aria-label={height === 'half' ? 'Perbesar rincian' : 'Perkecil rincian'}
        aria-expanded={height === 'full'}
        {...grip}
      >
        {height === 'half' ? (
          <ChevronUp size={16} aria-hidden="true" />
        ) : (
          <ChevronDown size={16} aria-hidden="true" />
        )}
      </Grip>
      <Details
        store={store}
        scene={scene}
        onTrace={() => {
          showPanel('saringan');
          close();
        }}
        onWhy={() => showPanel('mengapa')}
      />
    </Root>
  );
}
