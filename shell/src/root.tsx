import { Outlet, ScrollRestoration } from 'react-router';
import { ErrorPage } from './errors/error-page';
import { SimpleFrame } from './layouts/simple-layout';
import { LoadingBarView } from './loading-bar/loading-bar-view';
import { LeaveGuard } from './navigation/leave-guard';
import { PageAnnouncer } from './navigation/page-announcer';
import { SkipLink } from './navigation/skip-link';
import { MessageAlert } from './notices/message-alert';

/** What every page has around its layout. */
export function Root() {
  return (
    <>
      <SkipLink />
      <LoadingBarView />
      <PageAnnouncer />
      <LeaveGuard />
      <MessageAlert />
      <Outlet />
      <ScrollRestoration />
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
