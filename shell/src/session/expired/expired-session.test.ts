import { createNotices } from '../../notices/notices';
import type { Session } from '../session';
import { expiredSessionHandler } from './expired-session';

function setUp(user: { nama: string } | null) {
  const notices = createNotices();
  const logOut = jest.fn(async () => undefined);
  const toLogin = jest.fn();
  const session = { state: () => ({ user }), logOut } as unknown as Session;
  return { notices, logOut, toLogin, onUnauthorized: expiredSessionHandler(session, notices, toLogin) };
}

describe('a token that the server refuses', () => {
  it('lets the calls be sent once more after signing in in place', async () => {
    const { notices, logOut, onUnauthorized } = setUp({ nama: 'Ratna' });
    const again = onUnauthorized();
    expect(notices.dialogs()[0]?.dialog.kind).toBe('session-expired');
    notices.dialogs()[0]?.answer(true);
    expect(await again).toBe(true);
    expect(logOut).not.toHaveBeenCalled();
  });

  it('logs out and goes to the login page on OK', async () => {
    const { notices, logOut, toLogin, onUnauthorized } = setUp({ nama: 'Ratna' });
    const again = onUnauthorized();
    notices.dialogs()[0]?.answer(false);
    expect(await again).toBe(false);
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(toLogin).toHaveBeenCalledTimes(1);
  });

  it('asks nobody who is not signed in yet', async () => {
    const { notices, onUnauthorized } = setUp(null);
    expect(await onUnauthorized()).toBe(false);
    expect(notices.dialogs()).toEqual([]);
  });
});
