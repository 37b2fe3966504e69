import type { RemoteHistory } from '@selaras/contracts';
import { roleIds, roleNames, SETDA_ID } from '@selaras/roles';
import { remoteClient } from '../../../testing/remote/remote-client';
import { type RemotePortal, startRemotePortal, version } from '../../../testing/remote/remote-portal';

const TOKEN_NAME = 'CI rahasia tim contoh';
const REMOTE = 'mf_contoh';

let portal: RemotePortal;
let ending: string;

beforeAll(async () => {
  portal = await startRemotePortal();
  const headers = await portal.test.signIn('super');
  const made = await portal.test.app.inject({
    method: 'POST',
    url: `/api/remotes/${REMOTE}/tokens`,
    headers,
    payload: { name: TOKEN_NAME, days: 30 },
  });
  const { data, token } = made.json();
  ending = data.ending;
  const team = remoteClient(portal.test.app, { authorization: `Bearer ${token}` });
  await portal.publish(team, REMOTE, 1);
  portal.pass(1000);
  await team.promote(REMOTE, version(1));
  portal.pass(1000);
});
afterAll(() => portal.close());

/** A fresh account of a role. */
async function headersOf(role: (typeof roleNames)[number]) {
  const username = `pembaca_${role}`;
  await portal.test.db
    .insertInto('users')
    .values({
      username,
      nama: username,
      password_hash: 'tidak dipakai',
      role_id: roleIds[role],
      satuan_kerja_id: role === 'setda' ? SETDA_ID : 1012,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return portal.test.signIn(username);
}

describe.each(roleNames)('%s', (role) => {
  const isSuper = role === 'super';

  it(`reads what happened to a remote${isSuper ? '' : ', and nothing of its deploy tokens'}`, async () => {
    const headers = await headersOf(role);
    const answer = await portal.test.app.inject({ url: `/api/remotes/${REMOTE}`, headers });
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data).toMatchObject({ versions: [{ version: version(1) }], adoption: { people: 0, hours: [] } });
    expect(data.history.map(({ act }: RemoteHistory) => act)).toEqual([
      'promote',
      'publish',
      ...(isSuper ? ['create-token'] : []),
    ]);
    expect([data.versions[0].publishedBy, data.history[0].by]).toEqual(
      Array(2).fill({ kind: 'token', name: isSuper ? TOKEN_NAME : 'rilis' }),
    );
    expect([answer.body.includes(TOKEN_NAME), answer.body.includes(ending)]).toEqual([isSuper, false]);
  });

  it.each([
    ['GET', ''],
    ['GET', `/${REMOTE}/portal`],
    ['GET', `/${REMOTE}/tokens`],
    ['POST', `/${REMOTE}/versions`],
    ['POST', `/${REMOTE}/channels/stable`],
    ['POST', `/${REMOTE}/rollback`],
    ['POST', `/${REMOTE}/versions/${version(1)}/retire`],
    ['POST', `/${REMOTE}/tokens`],
    ['DELETE', `/${REMOTE}/tokens/1`],
  ] as const)(`${isSuper ? 'is let in' : 'is refused'} at %s /remotes%s`, async (method, path) => {
    const headers = await headersOf(role);
    const { statusCode, body } = await portal.test.app.inject({
      method,
      url: `/api/remotes${path}`,
      headers,
      // What comes in is never looked at for who may not; for super it is refused as input.
      ...(method === 'POST' && { payload: {} }),
    });
    if (isSuper) expect(statusCode).not.toBe(403);
    else expect([statusCode, body.includes(TOKEN_NAME)]).toEqual([403, false]);
  });
});

it('a guest reads nothing of it', async () => {
  expect((await portal.test.app.inject({ url: `/api/remotes/${REMOTE}` })).statusCode).toBe(401);
});
