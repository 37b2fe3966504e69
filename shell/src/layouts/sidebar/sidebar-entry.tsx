import type { MenuEntry } from '@selaras/contracts';
import { VisuallyHidden } from '@selaras/ui';
import { ExternalLink } from 'lucide-react';
import { NavLink } from 'react-router';
import styled from 'styled-components';
import { MenuIcon } from '../../menu/menu-icon';
import { useDocumentTab } from '../../menu/use-document-tab';
import { entryStyle } from './sidebar-style';

const PageLink = styled(NavLink)<{ $narrow: boolean }>`
  ${entryStyle}
`;
const TabLink = styled.a<{ $narrow: boolean }>`
  ${entryStyle}
  & > svg:last-child { margin-left: auto; }
`;

interface Props {
  readonly entry: MenuEntry;
  readonly current: boolean;
  readonly narrow: boolean;
  readonly onFollow: () => void;
}

/** One line of the menu: a page of the portal, or a document of the back end in a new tab. */
export function SidebarEntry({ entry, current, narrow, onFollow }: Props) {
  const look = { $narrow: narrow, title: narrow ? entry.label : undefined, onClick: onFollow };
  if (entry.newTab) return <DocumentEntry entry={entry} narrow={narrow} onFollow={onFollow} />;
  return (
    <PageLink {...look} to={entry.path} end aria-current={current ? 'page' : undefined}>
      <MenuIcon name={entry.icon} />
      <span>{entry.label}</span>
    </PageLink>
  );
}

function DocumentEntry({ entry, narrow, onFollow }: Omit<Props, 'current'>) {
  const { href, open } = useDocumentTab(entry.path);
  return (
    <TabLink
      $narrow={narrow}
      title={narrow ? entry.label : undefined}
      href={href}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => {
        onFollow();
        open(event);
      }}
    >
      <MenuIcon name={entry.icon} />
      <span>
        {entry.label}
        <VisuallyHidden> (tab baru)</VisuallyHidden>
      </span>
      {!narrow && <ExternalLink size={14} aria-hidden="true" />}
    </TabLink>
  );
}
