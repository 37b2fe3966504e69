import { incidentOfError } from '@selaras/federation';
import { useSession } from '@selaras/portal';
import { Component, type ReactNode, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { instansi } from '../instansi';
import { useShell } from '../shell-context';
import { errorTexts } from './error-catalogue';
import { ErrorPanel } from './error-panel';
import { PageError, pageErrorOf } from './page-error';
import { claimReloadFor } from './reload-guard';

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
  const { reload, incidents } = useShell();
  const { online } = useSession();
  const { status, message } = pageErrorOf(thrown);

  useEffect(() => {
    document.title = `${status === 404 ? errorTexts.notFoundTitle : status} · ${instansi.aplikasi}`;
  }, [status]);

  useEffect(() => {
    if (claimReloadFor(thrown, online)) reload();
  }, [thrown, online, reload]);

  useEffect(() => {
    if (!(thrown instanceof PageError)) incidents.tell(incidentOfError(thrown));
  }, [thrown, incidents]);

  return <ErrorPanel status={status} message={message} />;
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
