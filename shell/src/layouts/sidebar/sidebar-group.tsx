import type { MenuEntry } from '@selaras/contracts';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { MenuSection } from '../../menu/build-menu';
import type { MenuCounts } from '../../menu/waiting/waiting-parts';
import { SidebarEntry } from './sidebar-entry';
import { GroupHead, List, Rule, Waiting } from './sidebar-style';

interface Props {
  readonly section: MenuSection;
  readonly current: MenuEntry | null;
  readonly narrow: boolean;
  readonly open: boolean;
  readonly counts: MenuCounts | undefined;
  readonly onToggle: () => void;
  readonly onFollow: () => void;
}

/** A group with its heading, which folds it; a group without one, and every group of the narrow menu, is never folded. */
export function SidebarGroup(props: Props) {
  const { section, current, narrow, open, counts, onToggle, onFollow } = props;
  const { label, entries } = section;
  const id = useId();
  const hidden = label !== null && !open && !narrow;
  return (
    <>
      {label !== null && narrow && <Rule />}
      {label !== null && !narrow && (
        <GroupHead>
          <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
            {label}
            {!open && entries.some(({ path }) => counts?.has(path)) && (
              <Waiting role="img" aria-label="ada yang menunggu" />
            )}
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
