import { useId } from 'react';
import styled from 'styled-components';
import { Details } from './details/details';
import type { PanelProps } from './kit/panel-props';
import { PanelTabs } from './panel-tabs';
import { panels } from './panels';

const Content = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

/** The panel that tells everything about its box itself. */
const WHY = 'mengapa';

/** What stands beside the picture: one of the panels, and the details of the selected box. */
export default function SidePanel(props: PanelProps) {
  const { store, scene, address, onAddress } = props;
  const content = useId();
  const open = panels.find(({ id }) => id === address.panel) ?? panels[0];
  return (
    <>
      <PanelTabs
        tabs={panels}
        value={open.id}
        controls={content}
        onChange={(id) => onAddress({ panel: id === panels[0].id ? null : id })}
      />
      <Content id={content} role="tabpanel" aria-label={open.label}>
        <open.Panel {...props} />
      </Content>
      {open.id !== WHY && (
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
