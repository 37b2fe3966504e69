import { tokens } from '@selaras/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useViewportSize, ViewportElement } from '../../diagram/canvas/viewport-element';
import { attachGestures } from '../../diagram/gestures/gesture';
import { panKey } from '../../diagram/gestures/viewport-keys';
import type { DiagramStore } from '../../diagram/store/diagram-store';
import type { ViewStore } from '../../diagram/store/view-store';
import { useTheme } from '../../diagram/theme/use-theme';
import type { Scene } from '../../view/scene/scene';
import { useExports } from '../hooks/export-context';
import { useExportSource } from '../hooks/use-export-source';
import { usePrepared } from '../hooks/use-prepared';
import { useStable } from '../hooks/use-stable';
import type { Picture } from '../picture/picture';
import { RenderedCanvas } from './rendered-canvas';

const Viewport = styled(ViewportElement)`
  background: ${tokens.colour.sunken};
`;

export interface RenderedPictureProps {
  store: DiagramStore;
  scene: Scene;
  onFirstPaint: () => void;
  /** Back to the live tree. */
  onText: () => void;
}

/**
 * 'Render gambar': the tree as the picture that an export writes, title, legend and proof included, to pan and to
 * zoom. It replaces the live tree, in the same view.
 */
export function RenderedPicture({ store, scene, onFirstPaint, onText }: RenderedPictureProps) {
  const root = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  const { fail } = useExports();
  const failed = useStable(() => {
    onText();
    fail();
  });
  const painted = useStable(onFirstPaint);
  const source = useExportSource(useSteadyScene(scene));
  const prepared = usePrepared(source, { area: 'visible', theme, use: 'file' }, failed);
  const { view } = store;
  useBounds(view, prepared?.picture ?? null, scene);
  useViewportSize(root, view);

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    return attachGestures(element, view, {
      onPress: () => {},
      onTap: () => {},
      onDoubleTap: (point) => view.zoomBy(2, point),
      onHover: () => {},
    });
  }, [view]);

  return (
    <Viewport
      ref={root}
      role="group"
      aria-roledescription="gambar diagram"
      aria-label="Gambar diagram. Tombol panah menggeser, tambah dan kurang memperbesar, 0 menampilkan seluruh gambar."
      tabIndex={0}
      onKeyDown={(event) => panKey(event, view)}
    >
      {prepared !== null && (
        <RenderedCanvas
          picture={prepared.picture}
          view={view}
          label={`${prepared.picture.caption.title}, tahun ${prepared.facts.tahun}`}
          onFirstPaint={painted}
          onFail={failed}
        />
      )}
    </Viewport>
  );
}

/** The last scene that looked different: what is selected is not part of a picture. */
function useSteadyScene(scene: Scene): Scene {
  const kept = useRef(scene);
  const { model, layout, visible, settings } = kept.current;
  const same =
    scene.model === model &&
    scene.layout === layout &&
    scene.visible === visible &&
    scene.settings === settings;
  if (!same) kept.current = scene;
  return kept.current;
}

/** The view reaches over title and foot while the picture is shown, and over the tree alone afterwards. */
function useBounds(view: ViewStore, picture: Picture | null, { layout }: Scene): void {
  useEffect(() => {
    if (picture === null) return;
    const { origin, width, height } = picture;
    reach(view, { x: -origin.x, y: -origin.y, w: width, h: height });
    return () => reach(view, layout.bounds);
  }, [view, picture, layout]);
}

function reach(view: ViewStore, bounds: Parameters<ViewStore['setBounds']>[0]): void {
  const whole = view.showsWhole;
  view.setBounds(bounds);
  if (whole) view.showWhole();
}
