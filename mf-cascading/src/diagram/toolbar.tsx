import { IconButton, Switch, space, tokens } from '@selaras/ui';
import { ListTree, UnfoldVertical } from 'lucide-react';
import styled from 'styled-components';
import { readableDepth } from '../tree/open-state';
import type { Scene } from '../tree/paint/scene';
import type { DiagramStore } from './diagram-store';
import { ZoomControl } from './zoom-control';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(2)} ${space(3)};
  & > :last-child { margin-left: auto; }
`;

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
`;

export interface ToolbarProps {
  store: DiagramStore;
  scene: Scene | null;
  depth: number | null;
  maxDepth: number;
  onDepth: (depth: number) => void;
  outline: boolean;
  onOutline: () => void;
  showIcons: boolean;
  iconSwitch: boolean;
  onIcons: (shown: boolean) => void;
  fullscreen: boolean;
  onFullscreen: () => void;
}

/** Everything that acts on the whole picture. */
export default function Toolbar(props: ToolbarProps) {
  const { store, scene, depth, maxDepth, onDepth } = props;
  const withCross = scene?.model.crossItems.filter((items) => items.length > 0).length ?? 0;
  const shownCross = scene?.state.crossOpen.reduce((sum, shown) => sum + shown, 0) ?? 0;
  const levels = Array.from({ length: maxDepth }, (_, index) => index + 1);
  const value = depth ?? (scene === null ? maxDepth : readableDepth(scene.model));
  return (
    <Bar role="toolbar" aria-label="Alat diagram">
      <IconButton
        label={props.outline ? 'Sembunyikan kerangka' : 'Tampilkan kerangka'}
        icon={<ListTree size={16} />}
        aria-pressed={props.outline}
        onClick={props.onOutline}
      />
      <Depth>
        <UnfoldVertical size={16} aria-hidden="true" />
        <span>Buka sampai</span>
        <select value={value} onChange={(event) => onDepth(Number(event.target.value))}>
          {levels.map((level) => (
            <option key={level} value={level}>
              {level === maxDepth ? `tingkat ${level} (semua)` : `tingkat ${level}`}
            </option>
          ))}
        </select>
      </Depth>
      <Switch
        label="Tampilkan cross cutting"
        checked={withCross > 0 && shownCross === withCross}
        disabled={withCross === 0}
        onChange={(event) => store.setAllCross(event.target.checked)}
      />
      {props.iconSwitch && (
        <Switch
          label="Tampilkan icon capaian"
          checked={props.showIcons}
          onChange={(event) => props.onIcons(event.target.checked)}
        />
      )}
      <ZoomControl view={store.view} fullscreen={props.fullscreen} onFullscreen={props.onFullscreen} />
    </Bar>
  );
}
