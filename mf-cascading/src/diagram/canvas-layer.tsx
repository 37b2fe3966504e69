import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { lookOf } from '../tree/paint/look';
import type { DiagramStore } from './diagram-store';
import { FarPicture } from './far-picture';
import type { FrameStats } from './stats';
import { useTheme } from './use-theme';

/** A stretched picture is painted sharp when the view rests this long. */
const SHARP_AFTER_MS = 100;

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
    const far = new FarPicture();
    let sharpen: ReturnType<typeof setTimeout>;
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
      const now = { view: store.view.getView(), size, pixelRatio: ratio };
      const { painted, stretched } = far.paint(ctx, scene, now, lookOf(theme));
      stats.current = { cards: painted, frameMs: performance.now() - start };
      clearTimeout(sharpen);
      if (stretched) sharpen = setTimeout(again, SHARP_AFTER_MS);
      onFirstPicture();
    };
    const again = () => {
      far.forget();
      schedule();
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(paint);
    };
    schedule();
    const stop = [store.subscribe(schedule), store.view.subscribe(schedule)];
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      for (const end of stop) end();
      document.fonts.removeEventListener('loadingdone', again);
      clearTimeout(sharpen);
      cancelAnimationFrame(frame);
    };
  }, [store, theme, stats, onFirstPicture]);

  return <Canvas ref={canvas} aria-hidden="true" />;
}
