import { PageLink, usePages, useSession } from '@selaras/portal';
import styled from 'styled-components';
import { publicMenu } from '../menu/build-menu';
import { CONTENT_ID } from '../navigation/page-announcer';
import { useShell } from '../shell-context';
import { Column, Main } from './content-style';
import { Footer } from './footer';
import { GuestNavbar } from './navbar/guest-navbar';
import { OnlineSign } from './navbar/online-sign';
import { PublicPagePlace } from './page-place';
import { Sidebar } from './sidebar/sidebar';
import { useSidebarState } from './sidebar/sidebar-state';
import { useChromeShown } from './use-chrome-shown';

const Frame = styled.div`
  display: flex;
`;

/** Says how another site shows the diagram; no entry of the specified menu. */
const EMBED_GALLERY = 'sematkan';

/** The public display pages with their menu (spec 2 §2.11). */
export function PublicArea() {
  const { manifests } = useShell();
  const { tahunPublik } = useSession();
  const { hasPage } = usePages();
  const sidebar = useSidebarState();
  const chrome = useChromeShown();
  return (
    <Frame>
      {chrome && (
        <Sidebar label="Menu publik" home="/" sections={publicMenu(manifests, tahunPublik)} state={sidebar} />
      )}
      <Column inert={chrome && sidebar.open}>
        {chrome && <GuestNavbar sidebar={sidebar} />}
        <OnlineSign />
        <Main id={CONTENT_ID} tabIndex={-1} $whole={!chrome}>
          <PublicPagePlace />
        </Main>
        {chrome && (
          <Footer>
            {hasPage(EMBED_GALLERY) && (
              <>
                {' · '}
                <PageLink page={EMBED_GALLERY}>Sematkan diagram di situs Anda</PageLink>
              </>
            )}
          </Footer>
        )}
      </Column>
    </Frame>
  );
}
