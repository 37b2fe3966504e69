import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { mayLeave } from '../navigation/leave-question';
import { leaveFreely } from '../navigation/unsaved-changes';
import { useShell } from '../shell-context';
import { AFTER_LOGIN_PATH, LOGIN_PATH } from './redirect';

/** Ends the session, asks first when something typed would be lost, and goes to the login page (spec 2 §1). */
export function useLogOut(): () => Promise<void> {
  const { session, notices, redirect } = useShell();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async () => {
    if (!(await mayLeave(notices, 'keluar'))) return;
    // Other tabs keep where they were; who signs in here begins anew.
    redirect.keep(AFTER_LOGIN_PATH);
    const ended = session.logOut();
    await leaveFreely(async () => navigate(LOGIN_PATH));
    queries.clear();
    await ended;
  };
}
