import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { loadOtherDetails, otherDetails } from '../tree/paint/other-details';
import { detailAt } from '../tree/paint/paint-card';
import { paintWorld } from '../tree/paint/paint-tree';
import type { FarPicture } from './far-picture';
import type { SceneSource } from './scene-source';
import type { FrameStats } from './stats';
import { useLook } from './use-look';

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
  store: SceneSource;
  stats: RefObject<FrameStats>;
  /** Spares the painting of many blocks, once it has come. */
  far: RefObject<FarPicture | null>;
  onFirstPicture: () => void;
}

/** Paints the part of the tree that the view shows, at most once a frame, at the screen's own resolution. */
export function CanvasLayer({ store, stats, far, onFirstPicture }: CanvasLayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const look = useLook();

  useEffect(() => {
    const element = canvas.current;
    const ctx = element?.getContext('2d', { alpha: false });
    if (!element || !ctx) return;
    let waited = false;
    let sharpen: ReturnType<typeof setTimeout>;
    let frame = 0;
    const paint = () => {
      frame = 0;
      const scene = store.getScene();
      const { size } = store.view;
      if (scene === null || size.width === 0) return;
      const view = store.view.getView();
      if (detailAt(view.scale) !== 'judul' && otherDetails() === null && !waited) {
        waited = true;
        // The first picture waits for its detail; a later one is shown with its titles meanwhile.
        void loadOtherDetails()
          .catch(() => {})
          .then(schedule);
        if (stats.current.cards === 0) return;
      }
      const start = performance.now();
      const ratio = devicePixelRatio;
      const width = Math.ceil(size.width * ratio);
      const height = Math.ceil(size.height * ratio);
      if (element.width !== width) element.width = width;
      if (element.height !== height) element.height = height;
      const now = { view, size, pixelRatio: ratio };
      const { painted, stretched } = far.current?.paint(ctx, scene, now, look) ?? {
        painted: paintWorld(ctx, scene, now, look),
        stretched: false,
      };
      stats.current = { cards: painted, frameMs: performance.now() - start };
      clearTimeout(sharpen);
      if (stretched) sharpen = setTimeout(again, SHARP_AFTER_MS);
      onFirstPicture();
    };
    const again = () => {
      far.current?.forget();
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
  }, [store, look, stats, far, onFirstPicture]);

  return <Canvas ref={canvas} aria-hidden="true" />;
}
