import type { MenuEntry } from '@selaras/contracts';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { MenuSection } from '../../menu/build-menu';
import type { MenuCounts } from '../../menu/waiting/waiting-parts';
import { SidebarEntry } from './sidebar-entry';
import { GroupHead, List, Rule } from './sidebar-style';

interface Props {
  readonly section: MenuSection;
  readonly current: MenuEntry | null;
  readonly narrow: boolean;
  readonly counts: MenuCounts | undefined;
  readonly onFollow: () => void;
}

/** A group with its heading, which folds it; folded groups stay folded while the portal is open. */
export function SidebarGroup({ section: { label, entries }, current, narrow, counts, onFollow }: Props) {
  const [folded, setFolded] = useState(false);
  const id = useId();
  const hidden = folded && !narrow;
  return (
    <>
      {label !== null && narrow && <Rule />}
      {label !== null && !narrow && (
        <GroupHead>
          <button type="button" aria-expanded={!folded} aria-controls={id} onClick={() => setFolded(!folded)}>
            {label}
            <ChevronDown size={14} aria-hidden="true" />
          </button>
        </GroupHead>
      )}
      <List id={id} hidden={hidden}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <SidebarEntry entry={entry} current={entry === current} narrow={narrow} onFollow={onFollow} />
            {counts?.get(entry.path)}
          </li>
        ))}
      </List>
    </>
  );
}
