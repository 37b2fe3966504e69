import { IconButton, tokens, whenQuiet } from '@selaras/ui';
import { X } from 'lucide-react';
import { type PointerEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Look } from '../../view/paint/look';
import { paintWorld } from '../../view/paint/paint-tree';
import type { Scene } from '../../view/scene/scene';
import { type MiniView, miniView, rectInMini, viewAt } from '../../view/viewport/mini-view';
import { loadedPainters } from '../canvas/detail-painters';
import type { DiagramStore } from '../store/diagram-store';
import { useLook } from '../theme/use-look';
import { useWords } from '../words/words-context';

const Root = styled.div`
  position: absolute;
  z-index: 1;
  right: 10px;
  bottom: 10px;
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.surface};
  overflow: hidden;
  cursor: default;
  & > button { background: ${tokens.colour.surface}; }
  display: flex;
  align-items: flex-start;
  @media print { display: none; }
  @media (pointer: coarse) { & > button { width: 44px; min-height: 44px; } }
`;

const Picture = styled.div`
  position: relative;
  overflow: hidden;
  touch-action: none;
  & > canvas { display: block; }
`;

const Seen = styled.div`
  position: absolute;
  left: 0;
  top: 0;
  transform-origin: 0 0;
  border: 2px solid ${tokens.colour.brand};
  border-radius: 2px;
  background: color-mix(in srgb, ${tokens.colour.brand} 12%, transparent);
  pointer-events: none;
`;

interface MinimapProps {
  store: DiagramStore;
  scene: Scene;
  onFold: () => void;
}

/** The whole tree in small, painted by the same function as the large picture; pressing it moves the view there. */
export function Minimap({ store, scene, onFold }: MinimapProps) {
  const words = useWords();
  return (
    <Root>
      <IconButton label={words.hideMap} size="small" icon={<X size={14} />} onClick={onFold} />
      <MiniPicture store={store} scene={scene} />
    </Root>
  );
}

function MiniPicture({ store, scene }: { store: DiagramStore; scene: Scene }) {
  const words = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const seen = useRef<HTMLDivElement>(null);
  const mini = useRef<MiniView | null>(null);
  const look = useLook();

  useEffect(() => {
    const { view } = store;
    const small = miniView(scene.layout.bounds, view.size);
    mini.current = small;
    if (canvas.current) {
      canvas.current.style.width = `${small.size.width}px`;
      canvas.current.style.height = `${small.size.height}px`;
    }
    const follow = () => {
      if (!seen.current) return;
      const { x, y, w, h } = rectInMini(view.getView(), view.size, small);
      seen.current.style.transform = `translate(${x}px, ${y}px)`;
      seen.current.style.width = `${w}px`;
      seen.current.style.height = `${h}px`;
    };
    follow();
    // The large picture comes first; the small one may wait for a quiet moment.
    const stopPainting = whenQuiet(() => paintMini(canvas.current, scene, small, look));
    const stopFollowing = view.subscribe(follow);
    return () => {
      stopPainting();
      stopFollowing();
    };
  }, [store, scene, look]);

  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (mini.current === null || (event.type === 'pointermove' && event.buttons === 0)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const point = { x: event.clientX - box.left, y: event.clientY - box.top };
    store.view.set(viewAt(point, store.view.getView(), store.view.size, mini.current));
  };
  return (
    <Picture
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        move(event);
      }}
      onPointerMove={move}
    >
      <canvas ref={canvas} role="img" aria-label={words.map} />
      <Seen ref={seen} />
    </Picture>
  );
}

function paintMini(element: HTMLCanvasElement | null, scene: Scene, { size, view }: MiniView, look: Look) {
  const ctx = element?.getContext('2d', { alpha: false });
  if (!element || !ctx) return;
  const pixelRatio = devicePixelRatio;
  element.width = Math.ceil(size.width * pixelRatio);
  element.height = Math.ceil(size.height * pixelRatio);
  paintWorld(ctx, scene, { view, size, pixelRatio }, { look, painters: loadedPainters() });
}
