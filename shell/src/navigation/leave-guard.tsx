import { hasUnsavedChanges } from '@selaras/portal/host';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useShell } from '../shell-context';
import { mayLeave } from './leave-question';
import { leavesForm, mustAskBeforeLeaving } from './unsaved-changes';

/** Asks before a navigation, a reload or closing the tab would lose something typed. */
export function LeaveGuard() {
  const { notices } = useShell();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      leavesForm(currentLocation, nextLocation) && mustAskBeforeLeaving(),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void mayLeave(notices).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, notices]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return null;
}
