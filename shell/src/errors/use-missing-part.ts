import { useShell } from '../shell-context';
import { errorTexts } from './error-catalogue';
import { claimReloadFor } from './reload-guard';

/** What follows when a part that somebody opened cannot be fetched: it is closed again, and the page stays as it is. */
export function useMissingPart(close: () => void): (error: unknown) => void {
  const { notices, reload, session } = useShell();
  return (error) => {
    close();
    if (claimReloadFor(error, session.state().online)) reload();
    else notices.toast({ title: errorTexts.networkTitle, text: errorTexts.partMissing, tone: 'danger' });
  };
}
