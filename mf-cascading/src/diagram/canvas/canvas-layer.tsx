import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Graph } from '../../graph/answers/graph';
import { detailAt } from '../../view/paint/detail';
import { paintWorld } from '../../view/paint/paint-tree';
import type { Scene } from '../../view/scene/scene';
import { rememberedUnmarked } from '../../view/scene/unmarked';
import type { View } from '../../view/viewport/view';
import type { SceneSource } from '../store/scene-source';
import { useLook } from '../theme/use-look';
import { loadedPainters, loadPainters } from './detail-painters';
import type { OverviewCache } from './overview-cache';
import { fitCanvas, paintLoop } from './paint-loop';
import type { FrameStats } from './stats';

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
  far: RefObject<OverviewCache | null>;
  onFirstPaint: () => void;
  /** Draws what connects the boxes above this picture, once it has come; elsewhere the picture shows it. */
  graph?: Graph;
}

/** Paints the part of the tree that the view shows, at most once a frame, at the screen's own resolution. */
export function CanvasLayer({ store, stats, far, onFirstPaint, graph }: CanvasLayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const look = useLook();

  useEffect(() => {
    const element = canvas.current;
    const ctx = element?.getContext('2d', { alpha: false });
    if (!element || !ctx) return;
    let waited = false;
    const unmarked = rememberedUnmarked();
    const paint = () => {
      const current = store.getScene();
      const { size } = store.view;
      if (current === null || size.width === 0) return 'nothing';
      const view = store.view.getView();
      if (wantsPainters(current, view) && loadedPainters() === null && !waited) {
        waited = true;
        // The first picture waits for its detail; a later one is shown with its titles meanwhile.
        void loadPainters().then(loop.schedule, loop.schedule);
        if (stats.current.cards === 0) return 'nothing';
      }
      const start = performance.now();
      const above = graph?.draws() ?? false;
      const scene = above ? unmarked(current) : current;
      const withoutCross = above && detailAt(view.scale) !== 'block';
      const now = { view, size, pixelRatio: devicePixelRatio, withoutCross };
      fitCanvas(element, size, now.pixelRatio);
      const style = { look, painters: loadedPainters() };
      const { painted, owed } = far.current?.paint(ctx, scene, now, style) ?? {
        painted: paintWorld(ctx, scene, now, style),
        owed: 'nothing' as const,
      };
      stats.current = { cards: painted, frameMs: performance.now() - start };
      onFirstPaint();
      return owed;
    };
    const loop = paintLoop(paint, () => far.current?.forget());
    loop.schedule();
    const stop = [store.subscribe(loop.schedule), store.view.subscribe(loop.schedule), loop.stop];
    if (graph) stop.push(graph.subscribe(loop.again));
    document.fonts.addEventListener('loadingdone', loop.again);
    return () => {
      for (const end of stop) end();
      document.fonts.removeEventListener('loadingdone', loop.again);
    };
  }, [store, look, stats, far, onFirstPaint, graph]);

  return <Canvas ref={canvas} aria-hidden="true" />;
}

/** Whether a picture is painted with more than titles. */
const wantsPainters = ({ model }: Scene, { scale }: View) =>
  detailAt(scale) !== 'title' || model.marks !== undefined;
