import type { MenuEntry } from '@selaras/contracts';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { MenuIcon } from '../../menu/menu-icon';
import { DocumentEntry } from './document-entry';
import { entryStyle } from './sidebar-style';

const PageLink = styled(NavLink)<{ $narrow: boolean }>`
  ${entryStyle}
`;

interface Props {
  readonly entry: MenuEntry;
  readonly current: boolean;
  readonly narrow: boolean;
  readonly onFollow: () => void;
}

/** One line of the menu: a page of the portal, or a document of the back end in a new tab. */
export function SidebarEntry({ entry, current, narrow, onFollow }: Props) {
  if (entry.newTab) return <DocumentEntry entry={entry} narrow={narrow} onFollow={onFollow} />;
  return (
    <PageLink
      $narrow={narrow}
      title={narrow ? entry.label : undefined}
      to={entry.path}
      end
      aria-current={current ? 'page' : undefined}
      onClick={onFollow}
    >
      <MenuIcon name={entry.icon} />
      <span>{entry.label}</span>
    </PageLink>
  );
}
