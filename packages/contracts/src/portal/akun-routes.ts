import { signedIn } from '@selaras/roles';
import { actsOf } from '../act';
import { defineRoute } from '../route';

/** What everybody does about his own account. */
export const akunActs = actsOf('akun', {
  'change-password': signedIn,
  'end-session': signedIn,
  'read-second-factor': signedIn,
  'set-second-factor': signedIn,
});

export const akunRoutes = {
  changePassword: defineRoute('PUT', '/user/kata-sandi', akunActs['change-password']),
  endSession: defineRoute('DELETE', '/sessions/{id}', akunActs['end-session']),
  getSecondFactor: defineRoute('GET', '/user/faktor-kedua', akunActs['read-second-factor']),
  beginSecondFactor: defineRoute('POST', '/user/faktor-kedua', akunActs['set-second-factor']),
  confirmSecondFactor: defineRoute('PUT', '/user/faktor-kedua', akunActs['set-second-factor']),
  renewRecoveryCodes: defineRoute('POST', '/user/faktor-kedua/kode-pemulihan', akunActs['set-second-factor']),
  removeSecondFactor: defineRoute('POST', '/user/faktor-kedua/lepas', akunActs['set-second-factor']),
};
