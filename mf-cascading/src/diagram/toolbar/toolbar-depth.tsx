import { UnfoldVertical } from 'lucide-react';
import { useMemo } from 'react';
import { startDepth } from '../address/diagram-address';
import { LabelledSelect } from '../elements/labelled-select';
import { useWords } from '../words/words-context';
import { FoldingLabel } from './folding-label';
import type { ToolProps } from './toolbar-group';

/** Opens all branches down to a level; offers the levels that the tree has. */
export function DepthTool({
  store,
  scene: { model },
  address,
  onAddress,
}: Pick<ToolProps, 'store' | 'scene' | 'address' | 'onAddress'>) {
  const deepest = useMemo(() => model.level.reduce((most, level) => Math.max(most, level + 1), 1), [model]);
  const words = useWords();
  const depths = Array.from({ length: deepest }, (_, index) => index + 1);
  const open = (kedalaman: number) => {
    onAddress({ kedalaman });
    store.openToDepth(kedalaman);
  };
  return (
    <LabelledSelect title={words.openTo}>
      <UnfoldVertical size={16} aria-hidden="true" />
      <FoldingLabel>{words.openTo}</FoldingLabel>
      <select
        value={Math.min(deepest, startDepth(model, address))}
        onChange={(event) => open(Number(event.target.value))}
      >
        {depths.map((depth) => (
          <option key={depth} value={depth}>
            {words.depth(depth, depth === deepest)}
          </option>
        ))}
      </select>
    </LabelledSelect>
  );
}
