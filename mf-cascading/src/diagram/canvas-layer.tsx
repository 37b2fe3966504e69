import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { lookOf } from '../tree/paint/look';
import { paintTree } from '../tree/paint/paint-tree';
import type { DiagramStore } from './diagram-store';
import type { FrameStats } from './stats';
import { useTheme } from './use-theme';

const Canvas = styled.canvas`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
`;

interface CanvasLayerProps {
  store: DiagramStore;
  stats: RefObject<FrameStats>;
  onFirstPicture: () => void;
}

/** Paints the part of the tree that the view shows, at most once a frame, at the screen's own resolution. */
export function CanvasLayer({ store, stats, onFirstPicture }: CanvasLayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();

  useEffect(() => {
    const element = canvas.current;
    const ctx = element?.getContext('2d', { alpha: false });
    if (!element || !ctx) return;
    let frame = 0;
    const paint = () => {
      frame = 0;
      const scene = store.getScene();
      const { size } = store.view;
      if (scene === null || size.width === 0) return;
      const start = performance.now();
      const ratio = devicePixelRatio;
      const width = Math.ceil(size.width * ratio);
      const height = Math.ceil(size.height * ratio);
      if (element.width !== width) element.width = width;
      if (element.height !== height) element.height = height;
      const cards = paintTree(ctx, scene, store.view.getView(), size, ratio, lookOf(theme));
      stats.current = { cards, frameMs: performance.now() - start };
      onFirstPicture();
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(paint);
    };
    schedule();
    const stop = [store.subscribe(schedule), store.view.subscribe(schedule)];
    document.fonts.addEventListener('loadingdone', schedule);
    return () => {
      for (const end of stop) end();
      document.fonts.removeEventListener('loadingdone', schedule);
      cancelAnimationFrame(frame);
    };
  }, [store, theme, stats, onFirstPicture]);

  return <Canvas ref={canvas} aria-hidden="true" />;
}
