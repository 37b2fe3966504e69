import { latePart } from '@selaras/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { ErrorPage } from './errors/error-page';
import { SimpleFrame } from './layouts/simple-layout';
import { LoadingBarView } from './loading-bar/loading-bar-view';
import { LeaveGuard } from './navigation/leave-guard';
import { PageAnnouncer } from './navigation/page-announcer';
import { SkipLink } from './navigation/skip-link';
import { MessageAlert } from './notices/message-alert';
import { useHandedOver } from './session/sign-in/use-handed-over';
import { useShell } from './shell-context';

const StandingNotes = latePart(async () => (await import('./notice-host/standing-notes')).StandingNotes);

/** What every page has around its layout. */
export function Root() {
  const { overrides, versions, onDrawn } = useShell();
  const handedOver = useHandedOver();
  const { newer } = useSyncExternalStore(versions.subscribe, versions.get);
  const { key } = useLocation();
  useEffect(() => onDrawn(key), [onDrawn, key]);
  return (
    <>
      <SkipLink />
      <LoadingBarView />
      <PageAnnouncer />
      <LeaveGuard />
      <MessageAlert />
      <Outlet />
      <ScrollRestoration />
      {(newer || handedOver || overrides.length > 0) && <StandingNotes />}
    </>
  );
}

/** When not even a layout could be shown. */
export function RootErrorPage() {
  return (
    <SimpleFrame>
      <ErrorPage />
    </SimpleFrame>
  );
}
