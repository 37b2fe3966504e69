import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { OverviewCache } from '../../diagram/canvas/overview-cache';
import { fitCanvas, paintLoop } from '../../diagram/canvas/paint-loop';
import type { ViewStore } from '../../diagram/store/view-store';
import type { Transform } from '../../view/scene/drawn-card';
import type { View } from '../../view/viewport/view';
import { paintFoot } from '../picture/paint-foot';
import { paintHead } from '../picture/paint-head';
import type { Picture } from '../picture/picture';

const Canvas = styled.canvas`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

interface RenderedCanvasProps {
  picture: Picture;
  view: ViewStore;
  label: string;
  onFirstPaint: () => void;
  onFail: () => void;
}

/** Paints the part of a picture that the view shows, never the whole of it, at the screen's own resolution. */
export function RenderedCanvas({ picture, view, label, onFirstPaint, onFail }: RenderedCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const element = canvas.current;
    const ctx = element?.getContext('2d', { alpha: false });
    if (!element || !ctx) {
      onFail();
      return;
    }
    const far = new OverviewCache();
    const paint = () => {
      const { size } = view;
      if (size.width === 0) return 'nothing';
      const now = { view: view.getView(), size, pixelRatio: devicePixelRatio };
      fitCanvas(element, size, now.pixelRatio);
      try {
        const { owed } = far.paint(ctx, picture.scene, now, picture);
        const transform = spotOf(picture, now.view, now.pixelRatio);
        paintHead(ctx, picture, transform);
        paintFoot(ctx, picture, transform);
        onFirstPaint();
        return owed;
      } catch {
        onFail();
        return 'nothing';
      }
    };
    const loop = paintLoop(paint, () => far.forget());
    loop.schedule();
    const stop = view.subscribe(loop.schedule);
    return () => {
      stop();
      loop.stop();
    };
  }, [picture, view, onFirstPaint, onFail]);

  return <Canvas ref={canvas} role="img" aria-label={label} />;
}

/** Where the picture's corner lies on the canvas: the tree stays where the view shows it. */
function spotOf({ origin }: Picture, view: View, pixelRatio: number): Transform {
  return {
    x: (view.x - origin.x * view.scale) * pixelRatio,
    y: (view.y - origin.y * view.scale) * pixelRatio,
    scale: view.scale * pixelRatio,
  };
}
