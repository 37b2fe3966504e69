import '@xyflow/react/dist/style.css';
import { type Edge, Handle, type Node, type NodeProps, Position, ReactFlow } from '@xyflow/react';
import { memo } from 'react';
import { createRoot } from 'react-dom/client';
import { type BenchBox, benchBoxes, dataArrived, pictureDrawn, stage } from './bench-page';

/** React Flow at its best: memoised nodes of known size at given places, only the visible ones rendered. */
type CardNode = Node<{ box: BenchBox }, 'card'>;

const Card = memo(function Card({ data: { box } }: NodeProps<CardNode>) {
  return (
    <div
      style={{ width: box.w, height: box.h, padding: 14, background: '#fff', border: '1px solid #c9d6d9' }}
    >
      <Handle type="target" position={Position.Top} />
      <strong>{box.title}</strong>
      <div>{box.indikator}</div>
      <div>{box.angka}</div>
      <div>{box.capaian}</div>
      <Handle type="source" position={Position.Bottom} />
    </div>
  );
});

const nodeTypes = { card: Card };
const boxes = benchBoxes();
const container = stage();

dataArrived();
const nodes: CardNode[] = boxes.map((box) => ({
  id: box.id,
  type: 'card',
  position: { x: box.x, y: box.y },
  width: box.w,
  height: box.h,
  data: { box },
}));
const edges: Edge[] = boxes.flatMap(({ id, parentId }) =>
  parentId === null
    ? []
    : [{ id: `${parentId}→${id}`, source: parentId, target: id, type: 'smoothstep' as const }],
);

createRoot(container).render(
  <ReactFlow
    defaultNodes={nodes}
    defaultEdges={edges}
    nodeTypes={nodeTypes}
    nodesDraggable={false}
    nodesConnectable={false}
    onlyRenderVisibleElements
    minZoom={0.001}
    fitView
    onInit={pictureDrawn}
  />,
);
