import { diagramConstants } from '@selaras/domain';
import { UnfoldVertical } from 'lucide-react';
import { LabelledSelect } from '../view/labelled-select';
import { startDepth } from './diagram-address';
import { Folding } from './toolbar-folding';
import type { ToolProps } from './toolbar-group';

const { treeDepth } = diagramConstants;
const depths = Array.from({ length: treeDepth }, (_, index) => index + 1);

/** Opens all branches down to a level. */
export function DepthTool({ store, scene, address, onAddress }: ToolProps) {
  const open = (kedalaman: number) => {
    onAddress({ kedalaman });
    void store.openToDepth(kedalaman);
  };
  return (
    <LabelledSelect>
      <UnfoldVertical size={16} aria-hidden="true" />
      <Folding>Buka sampai</Folding>
      <select value={startDepth(scene.model, address)} onChange={(event) => open(Number(event.target.value))}>
        {depths.map((depth) => (
          <option key={depth} value={depth}>
            {depth === treeDepth ? `tingkat ${depth} (semua)` : `tingkat ${depth}`}
          </option>
        ))}
      </select>
    </LabelledSelect>
  );
}
