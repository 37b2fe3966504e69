import { useSession } from '@selaras/portal';
import { ErrorState, LoadingState } from '@selaras/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShell } from '../shell-context';
import { errorTexts } from './error-catalogue';
import { isReloadDue, reloadFor } from './reload-guard';

interface Props {
  /** Why it could not be fetched. */
  readonly error: unknown;
  /** Fetches it anew. */
  readonly onRetry: () => void;
  /** What is said of it while the browser is online. */
  readonly children: ReactNode;
}

/**
 * In the place of a page that could not be fetched. Where its script is gone the portal is reloaded, at most once in
 * 60 s (spec 2 §8), and whoever would lose something typed is asked first. Offline it says so, and the page is fetched
 * as soon as the connection is back.
 */
export function MissingPage({ error, onRetry, children }: Props) {
  const { notices, reload } = useShell();
  const { online } = useSession();
  const [reloading, setReloading] = useState(() => isReloadDue(error, online));
  const wasOffline = useRef(false);
  const fetchAnew = useEffectEvent(onRetry);

  useEffect(() => {
    const isBack = online && wasOffline.current;
    wasOffline.current = !online;
    void reloadFor(error, online, { notices, reload }).then((isUnderWay) => {
      setReloading(isUnderWay);
      if (isBack && !isUnderWay) fetchAnew();
    });
  }, [error, online, notices, reload]);

  if (reloading) return <LoadingState label="Memuat ulang halaman..." />;
  if (online) return children;
  return (
    <ErrorState title={errorTexts.offlineTitle} description={errorTexts.pageOffline} onRetry={onRetry} />
  );
}
