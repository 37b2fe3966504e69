import type { Notices } from '../../notices/notices';
import type { Session } from '../session';

/**
 * What happens when the server refuses the token in the middle of work: the specified warning, in which the user may
 * sign in again in place. Resolves to true when he did, and the refused calls are sent once more. Otherwise he is
 * logged out and sent to the login page (spec 1 §4).
 */
export function expiredSessionHandler(session: Session, notices: Notices, toLogin: () => void) {
  return async (): Promise<boolean> => {
    if (session.state().user === null) return false;
    const signedInAgain = await notices.ask({ kind: 'session-expired' });
    if (signedInAgain) return true;
    void session.logOut();
    toLogin();
    return false;
  };
}
