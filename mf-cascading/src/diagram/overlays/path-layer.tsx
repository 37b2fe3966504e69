import { tokens } from '@selaras/ui';
import { useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { pathLines } from '../../view/scene/path-lines';
import type { Scene } from '../../view/scene/scene';
import type { DiagramStore } from '../store/diagram-store';

const Layer = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: hidden;
  pointer-events: none;
  & polyline {
    fill: none;
    stroke: ${tokens.colour.brand};
    stroke-width: 3;
    vector-effect: non-scaling-stroke;
    @media (forced-colors: active) { stroke: Highlight; }
  }
`;

/** The way from the selected box to its root stands out among the tree's lines; it belongs to no exported picture. */
export function PathLayer({ store, scene }: { store: DiagramStore; scene: Scene }) {
  const group = useRef<SVGGElement>(null);
  const lines = useMemo(() => pathLines(scene), [scene]);
  const empty = lines.length === 0;
  useEffect(() => {
    if (empty) return;
    const { view } = store;
    const follow = () => {
      const { x, y, scale } = view.getView();
      group.current?.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`);
    };
    follow();
    return view.subscribe(follow);
  }, [store, empty]);
  if (empty) return null;
  return (
    <Layer aria-hidden="true">
      <g ref={group}>
        {lines.map((line) => (
          <polyline key={line.join()} points={line.join(' ')} />
        ))}
      </g>
    </Layer>
  );
}
