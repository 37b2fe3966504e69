import { centredRow, space, tokens } from '@selaras/ui';
import { Wrench } from 'lucide-react';
import styled from 'styled-components';
import { useSmallScreen } from '../diagram/elements/use-small-screen';
import type { ToolGroup, ToolProps } from '../diagram/toolbar/toolbar-group';
import { ToolPopover } from '../diagram/toolbar/toolbar-popover';
import { toolGroups } from './toolbar-groups';

const Bar = styled.div`
  ${centredRow(1, 2)}
  position: relative;
  flex: 1;
  min-width: 0;
  padding: ${space(1)} ${space(2)};
  & > :last-child { margin-left: auto; }
  container: alat / inline-size;
  @media (min-width: 761px) {
    gap: ${space(1)} 6px;
    & select { max-width: 164px; }
    & button:has(> span) { padding-inline: ${space(2.5)}; }
  }
  /* From here on all of them stand on one line, so that they take no more of the picture. */
  @media (min-width: 1360px) {
    flex-wrap: nowrap;
    & > div { flex: none; }
    & > :first-child { flex: 0 1 auto; min-width: 96px; }
  }
  @media (max-width: 760px) { gap: ${space(1)}; }
  @media (pointer: coarse) { & button { min-height: 44px; min-width: 44px; } }
`;

const Group = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
`;

const Sheet = styled.div`
  display: grid;
  gap: ${space(4)};
  & h2 { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; margin-bottom: ${space(1)}; }
`;

/** Everything that acts on the whole diagram; on a small screen most of it is behind "Alat". */
export function Toolbar(props: Omit<ToolProps, 'inSheet'>) {
  const small = useSmallScreen();
  const inBar = toolGroups.filter((group) => !small || group.small === 'bar');
  const inSheet = small ? toolGroups.filter((group) => group.small === 'sheet') : [];
  const [first, ...others] = inBar;
  return (
    <Bar role="toolbar" aria-label="Alat diagram">
      {first && <BarGroup group={first} {...props} />}
      {inSheet.length > 0 && (
        <ToolPopover label="Alat" icon={<Wrench size={16} />} iconOnly>
          <Sheet>
            {inSheet.map(({ id, label, Tools }) => (
              <div key={id}>
                <h2>{label}</h2>
                <Tools {...props} inSheet />
              </div>
            ))}
          </Sheet>
        </ToolPopover>
      )}
      {others.map((group) => (
        <BarGroup key={group.id} group={group} {...props} />
      ))}
    </Bar>
  );
}

function BarGroup({ group, ...props }: Omit<ToolProps, 'inSheet'> & { group: ToolGroup }) {
  const { Tools, label } = group;
  return (
    <Group role="group" aria-label={label}>
      <Tools {...props} inSheet={false} />
    </Group>
  );
}
