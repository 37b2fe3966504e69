import { useId } from 'react';
import styled from 'styled-components';
import { Details } from './details/details';
import type { PanelProps } from './kit/panel-props';
import { PanelTabs } from './panel-tabs';
import { panels, WHY } from './panels';
import { useUncovered } from './use-uncovered';

const Content = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

interface SidePanelProps extends PanelProps {
  /** The panels are folded: the details of the selected box stand alone. */
  folded?: boolean;
  /** The details of the selected box stand in a sheet of their own. */
  small?: boolean;
}

/** What stands beside the picture: one of the panels, and the details of the selected box. */
export default function SidePanel({ folded = false, small = false, ...props }: SidePanelProps) {
  const { store, scene, address, onAddress } = props;
  useUncovered(store, scene, folded);
  return (
    <>
      {!folded && <Panels {...props} />}
      {!small && (folded || address.panel !== WHY) && (
        <Details
          store={store}
          scene={scene}
          onTrace={() => onAddress({ panel: 'saringan' })}
          onWhy={() => onAddress({ panel: WHY })}
        />
      )}
    </>
  );
}

function Panels(props: PanelProps) {
  const { address, onAddress } = props;
  const content = useId();
  const open = panels.find(({ id }) => id === address.panel) ?? panels[0];
  return (
    <>
      <PanelTabs
        tabs={panels}
        value={open.id}
        controls={content}
        onChange={(id) => onAddress({ panel: id })}
      />
      <Content id={content} role="tabpanel" aria-label={open.label}>
        <open.Panel {...props} />
      </Content>
    </>
  );
}
