import { incidentOfError, isChunkError } from '@selaras/federation';
import { useSession } from '@selaras/portal';
import { ErrorState } from '@selaras/ui';
import { Component, type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { instansi } from '../instansi';
import { useShell } from '../shell-context';
import { errorTexts } from './error-catalogue';
import { ErrorPanel } from './error-panel';
import { MissingPage } from './missing-page';
import { PageError, pageErrorOf } from './page-error';

/** The error page; if showing it fails too, a generic fallback with a link home appears (spec 2 §2.9). */
export function ErrorPage() {
  return (
    <FallbackBoundary>
      <RouteErrorPage />
    </FallbackBoundary>
  );
}

function RouteErrorPage() {
  const thrown = useRouteError();
  const { incidents } = useShell();
  const { online } = useSession();
  const { status, message } = pageErrorOf(thrown);
  const isMissing = isChunkError(thrown);
  const title = isMissing ? errorTexts.pageMissingTitle : status === 404 ? errorTexts.notFoundTitle : status;

  useEffect(() => {
    document.title = `${title} · ${instansi.aplikasi}`;
  }, [title]);

  useEffect(() => {
    // What cannot be fetched without a connection is no fault of anybody's.
    if (!(thrown instanceof PageError) && (online || !isMissing)) incidents.tell(incidentOfError(thrown));
  }, [thrown, online, isMissing, incidents]);

  if (isMissing) return <MissingScript thrown={thrown} />;
  return <ErrorPanel status={status} message={message} />;
}

/** A page whose script could not be fetched. */
function MissingScript({ thrown }: { thrown: unknown }) {
  const location = useLocation();
  const { state } = useNavigation();
  const navigate = useNavigate();
  // Not `revalidate`: an error stays on the screen when its second try is answered before that was drawn as under way.
  const retry = () => void navigate(location, { replace: true, state: location.state });
  return (
    <MissingPage error={thrown} onRetry={retry}>
      <ErrorState title={errorTexts.pageMissingTitle} onRetry={retry} retrying={state === 'loading'} />
    </MissingPage>
  );
}

/** Needs nothing of the portal, not even styles: the last thing that can still be shown. */
function Fallback() {
  return (
    <main style={{ padding: 32, fontFamily: 'system-ui, sans-serif' }}>
      <h1>{errorTexts.fallback}</h1>
      <p>Halaman ini tidak dapat ditampilkan.</p>
      <a href="/">Ke halaman depan</a>
    </main>
  );
}

export class FallbackBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Fallback /> : this.props.children;
  }
}
