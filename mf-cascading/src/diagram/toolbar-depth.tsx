import { diagramConstants } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import { UnfoldVertical } from 'lucide-react';
import styled from 'styled-components';
import { startDepth } from './diagram-address';
import { Folding } from './toolbar-folding';
import type { ToolProps } from './toolbar-group';

const Depth = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  & > select {
    min-height: ${tokens.controlHeight};
    padding: 0 ${space(2)};
    border: 1px solid ${tokens.colour['line-strong']};
    border-radius: ${tokens.radius.control};
    background: ${tokens.colour.surface};
  }
  @media (pointer: coarse) { & > select { min-height: 44px; } }
`;

const { treeDepth } = diagramConstants;
const depths = Array.from({ length: treeDepth }, (_, index) => index + 1);

/** Opens all branches down to a level. */
export function DepthTool({ store, scene, address, onAddress }: ToolProps) {
  const open = (kedalaman: number) => {
    onAddress({ kedalaman });
    void store.openToDepth(kedalaman);
  };
  return (
    <Depth>
      <UnfoldVertical size={16} aria-hidden="true" />
      <Folding>Buka sampai</Folding>
      <select value={startDepth(scene.model, address)} onChange={(event) => open(Number(event.target.value))}>
        {depths.map((depth) => (
          <option key={depth} value={depth}>
            {depth === treeDepth ? `tingkat ${depth} (semua)` : `tingkat ${depth}`}
          </option>
        ))}
      </select>
    </Depth>
  );
}
