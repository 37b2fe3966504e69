import { lateDialog, useToast } from '@selaras/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useShell } from '../shell-context';
import { answerPlainly } from './answer-plainly';

const NoticeDialog = lateDialog(async () => (await import('./notice-dialog')).NoticeDialog);

/** Draws what waits in the notices: one dialog at a time, and toasts. Dialogs are fetched with the first one. */
export function NoticeHost() {
  const { notices } = useShell();
  const toast = useToast();
  const [first] = useSyncExternalStore(notices.subscribe, notices.dialogs);

  useEffect(() => {
    const leave = notices.onToast(({ title, text, tone }) => {
      toast.show({ title, description: text, tone });
    });
    return () => void leave();
  }, [notices, toast]);

  if (first === undefined) return null;
  return <NoticeDialog key={first.id} {...first} onMissing={() => answerPlainly(first)} />;
}
