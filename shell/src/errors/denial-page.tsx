import { Button } from '@selaras/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useShell } from '../shell-context';
import { ErrorPanel } from './error-panel';

/** The 403 page with the server's message; what was typed below it can be had back (spec 1 §8). */
export function DenialPage() {
  const { denial } = useShell();
  const { pesan, recoverable } = useSyncExternalStore(denial.subscribe, denial.get);
  const { pathname } = useLocation();
  const [deniedPath] = useState(pathname);

  useEffect(() => {
    if (pathname !== deniedPath) denial.clear();
  }, [pathname, deniedPath, denial]);

  if (pesan === null) return null;
  return (
    <ErrorPanel status={403} message={pesan}>
      {recoverable && <Button onClick={denial.clear}>Kembali ke isian</Button>}
    </ErrorPanel>
  );
}
