import { IconButton } from '@selaras/ui';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { MenuSection } from '../../menu/build-menu';
import { currentEntry } from '../../menu/current-entry';
import type { MenuCounts } from '../../menu/waiting/waiting-parts';
import { Brand } from '../brand';
import { useOpenGroups } from './open-groups';
import { SidebarGroup } from './sidebar-group';
import type { SidebarState } from './sidebar-state';
import { NAVBAR_PX, Panel, Scroll, SIDEBAR_ID, small, Veil } from './sidebar-style';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex: none;
  height: ${NAVBAR_PX}px;
  padding: 0 16px;
  border-bottom: 1px solid transparent;
  & > button { display: none; }
  ${small} { & > button { display: inline-flex; } }
`;

interface Props {
  readonly label: string;
  readonly sections: readonly MenuSection[];
  readonly state: SidebarState;
  /** Where the sign of the portal leads. */
  readonly home: string;
  /** What stands beside entries, by their path. */
  readonly counts?: MenuCounts | undefined;
}

/** Groups of links to pages, the open one in sight; icons only when narrow, over the page on small screens. */
export function Sidebar({ label, sections, state, home, counts }: Props) {
  const { pathname } = useLocation();
  const current = currentEntry(sections, pathname);
  const narrow = state.narrow && !state.open;
  const groups = useOpenGroups(
    sections,
    sections.find(({ entries }) => entries.some((entry) => entry === current))?.name,
  );
  const closeButton = useFocusWhileOpen(state.open);
  const menu = useRef<HTMLElement>(null);

  useEffect(() => {
    // With the frame that paints the page: asked for earlier, the browser would lay out everything once more.
    const frame = requestAnimationFrame(() => {
      const link = current && menu.current?.querySelector('[aria-current="page"]');
      link?.scrollIntoView?.({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);

  return (
    <>
      {state.open && <Veil onClick={state.close} />}
      <Panel
        id={SIDEBAR_ID}
        aria-label="Bilah samping"
        data-open={state.open}
        $narrow={narrow}
        $open={state.open}
      >
        <Head>
          <Brand home={home} compact={narrow} />
          <IconButton ref={closeButton} label="Tutup menu" icon={<X size={18} />} onClick={state.close} />
        </Head>
        <Scroll ref={menu} aria-label={label} $narrow={narrow}>
          {sections.map((section) => (
            <SidebarGroup
              key={section.name}
              section={section}
              current={current}
              narrow={narrow}
              open={groups.isOpen(section.name)}
              onToggle={() => groups.toggle(section.name)}
              counts={counts}
              onFollow={state.linkClicked}
            />
          ))}
        </Scroll>
      </Panel>
    </>
  );
}

/** Over the page the sidebar takes the focus, and gives it back to its button when it closes. */
function useFocusWhileOpen(open: boolean) {
  const target = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    target.current?.focus();
    return () => document.querySelector<HTMLElement>(`[aria-controls="${SIDEBAR_ID}"]`)?.focus();
  }, [open]);
  return target;
}
