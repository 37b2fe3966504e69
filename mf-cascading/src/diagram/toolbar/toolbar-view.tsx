import { Switch, space } from '@selaras/ui';
import { SlidersHorizontal } from 'lucide-react';
import styled from 'styled-components';
import type { ToolProps } from './toolbar-group';
import { ToolPopover } from './toolbar-popover';

const Switches = styled.div`
  display: grid;
  gap: ${space(1)};
`;

/** The switches of spec 1 §2, those of the tree and those that the page enables. */
export function ViewTool(props: ToolProps) {
  const switches = <ViewSwitches {...props} />;
  if (props.inSheet) return switches;
  return (
    <ToolPopover label="Tampilan" icon={<SlidersHorizontal size={16} />} folds>
      {switches}
    </ToolPopover>
  );
}

function ViewSwitches({ store, scene, switches }: ToolProps) {
  const { model, state } = scene;
  const withCross = model.crossItems.filter((items) => items.length > 0).length;
  const shownCross = state.crossOpen.reduce((sum, shown) => sum + shown, 0);
  return (
    <Switches>
      <Switch
        label="Tampilkan cross cutting"
        checked={withCross > 0 && shownCross === withCross}
        disabled={withCross === 0}
        onChange={(event) => store.setAllCross(event.target.checked)}
      />
      {switches.map(({ label, checked, onChange }) => (
        <Switch
          key={label}
          label={label}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
      ))}
    </Switches>
  );
}
