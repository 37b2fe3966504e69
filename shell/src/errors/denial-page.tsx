import { Button } from '@selaras/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../shell-context';
import { ErrorPanel } from './error-panel';

/** The 403 page with the server's message; what was typed below it can be had back (spec 1 §8). */
export function DenialPage() {
  const { denial } = useShell();
  const { pesan, recoverable, path } = useSyncExternalStore(denial.subscribe, denial.get);
  const { pathname } = useLocation();
  const drawnAt = useRef(pathname);

  useEffect(() => {
    if (pathname === drawnAt.current) return;
    drawnAt.current = pathname;
    if (pathname !== path) denial.clear();
  }, [pathname, path, denial]);

  if (pesan === null) return null;
  return (
    <ErrorPanel status={403} message={pesan}>
      {recoverable && <Button onClick={denial.clear}>Kembali ke isian</Button>}
    </ErrorPanel>
  );
}
