import { UnfoldVertical } from 'lucide-react';
import { useMemo } from 'react';
import { startDepth } from '../address/diagram-address';
import { LabelledSelect } from '../elements/labelled-select';
import { FoldingLabel } from './folding-label';
import type { ToolProps } from './toolbar-group';

/** Opens all branches down to a level; offers the levels that the tree has. */
export function DepthTool({ store, scene: { model }, address, onAddress }: ToolProps) {
  const deepest = useMemo(() => model.level.reduce((most, level) => Math.max(most, level + 1), 1), [model]);
  const depths = Array.from({ length: deepest }, (_, index) => index + 1);
  const open = (kedalaman: number) => {
    onAddress({ kedalaman });
    void store.openToDepth(kedalaman);
  };
  return (
    <LabelledSelect title="Buka sampai">
      <UnfoldVertical size={16} aria-hidden="true" />
      <FoldingLabel>Buka sampai</FoldingLabel>
      <select
        value={Math.min(deepest, startDepth(model, address))}
        onChange={(event) => open(Number(event.target.value))}
      >
        {depths.map((depth) => (
          <option key={depth} value={depth}>
            {depth === deepest ? `tingkat ${depth} (semua)` : `tingkat ${depth}`}
          </option>
        ))}
      </select>
    </LabelledSelect>
  );
}
