import { useSession } from '@selaras/portal';
import { latePart, space } from '@selaras/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { CountDownBanner } from '../count-down/count-down-banner';
import { useAtRest } from '../count-down/use-at-rest';
import { sidebarMenu } from '../menu/build-menu';
import type { MenuCounts } from '../menu/waiting/waiting-parts';
import { CONTENT_ID } from '../navigation/page-announcer';
import { AFTER_LOGIN_PATH } from '../session/redirect';
import { useAddressYear } from '../session/year/use-address-year';
import { useShell } from '../shell-context';
import { Column, Main } from './content-style';
import { Footer } from './footer';
import { Navbar } from './navbar/navbar';
import { OnlineSign } from './navbar/online-sign';
import { PageTrail, YearlyPagePlace } from './page-place';
import { Sidebar } from './sidebar/sidebar';
import { useSidebarState } from './sidebar/sidebar-state';
import { useChromeShown } from './use-chrome-shown';

const Frame = styled.div`
  display: flex;
`;
const WaitingParts = latePart(
  async () => (await import('../menu/waiting/waiting-parts')).WaitingParts,
  undefined,
  { silent: true },
);
const Trail = styled.div`
  min-height: ${space(7)};
  margin-bottom: ${space(1)};
  @media (max-width: 560px) { min-height: ${space(1)}; margin-bottom: 0; }
`;

/** Layout of the signed-in pages: sidebar, navbar, breadcrumb, footer, countdown banner (spec 2 §2.10). */
export function DefaultLayout() {
  const { manifests } = useShell();
  const { user, tahunKinerja } = useSession();
  const sidebar = useSidebarState();
  const chrome = useChromeShown();
  const [counts, setCounts] = useState<MenuCounts>();
  const atRest = useAtRest();
  useAddressYear();
  return (
    <Frame>
      {chrome && (
        <Sidebar
          label="Menu utama"
          home={AFTER_LOGIN_PATH}
          sections={sidebarMenu(manifests, user, tahunKinerja)}
          state={sidebar}
          counts={counts}
        />
      )}
      <Column inert={chrome && sidebar.open}>
        {chrome && <Navbar sidebar={sidebar} />}
        <OnlineSign />
        <CountDownBanner />
        <Main id={CONTENT_ID} tabIndex={-1} $whole={!chrome}>
          {chrome && (
            <Trail>
              <PageTrail />
            </Trail>
          )}
          {atRest && <WaitingParts onCounts={setCounts} />}
          <YearlyPagePlace />
        </Main>
        {chrome && <Footer />}
      </Column>
    </Frame>
  );
}
