import { useEffect, useRef, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { rectOf } from '../../tree/layout/shown';
import { cardAt } from '../../tree/model/model';
import type { Scene } from '../../view/scene/scene';
import type { DiagramStore } from '../store/diagram-store';
import { useWords } from '../words/words-context';

/** Only a place: the graph draws what is seen. */
const Frame = styled.div`
  position: absolute;
`;

/** The place of a box that was looked for: brought into sight, and its name for those who do not see it. */
export function HighlightFrame({ store, scene }: { store: DiagramStore; scene: Scene }) {
  const words = useWords();
  const { highlight } = store;
  const key = useSyncExternalStore(highlight.subscribe, highlight.get);
  const frame = useRef<HTMLDivElement>(null);
  const box = key === null ? undefined : scene.model.indexOf.get(key);
  const shown = box !== undefined && scene.visible[box] === 1;
  // Who looked for it in a panel below the picture, as on a telephone, would not see it.
  useEffect(() => {
    if (shown) frame.current?.closest('[aria-roledescription]')?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  if (!shown) return null;
  const { x, y, w, h } = rectOf(scene.layout, scene.model, box);
  return (
    <Frame
      ref={frame}
      role="status"
      aria-label={words.highlighted(cardAt(scene.model, box).sasaran)}
      data-highlight={key}
      style={{ left: x, top: y, width: w, height: h }}
    />
  );
}
