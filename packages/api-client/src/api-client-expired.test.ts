import { sessionEndpoints } from './endpoints/session-endpoints';
import { usersEndpoints } from './endpoints/users-endpoints';
import { clientOn, failure, user, userRow } from './testing/client-on';
import { fakeNetwork, problem } from './testing/fake-network';

describe('an expired session', () => {
  const expired = problem(401, 'BELUM_MASUK');
  const acceptOnly = (token: string, data: object = user) =>
    fakeNetwork(({ headers }) => (headers.Authorization === `Bearer ${token}` ? { data } : expired));

  it('sends the failed save once more after signing in again in place', async () => {
    let token = 'lama';
    const network = acceptOnly('baru', userRow);
    const client = clientOn(network, {
      getToken: () => token,
      onUnauthorized: async () => {
        token = 'baru';
        return true;
      },
    });
    const body = { nama: 'Baru', role_id: 3, satuan_kerja_id: 1012 };
    await expect(
      client.request(usersEndpoints.updateUser, { params: { id: 7 }, body, ifMatch: '"1"' }),
    ).resolves.toEqual(userRow);
    expect(network.sent).toHaveLength(2);
    expect(network.sent[1]).toMatchObject({
      method: 'PUT',
      body,
      headers: { 'If-Match': '"1"', Authorization: 'Bearer baru' },
    });
  });

  it('asks for signing in once for all calls that meet it', async () => {
    let token = 'lama';
    const onUnauthorized = jest.fn(async () => {
      await Promise.resolve();
      token = 'baru';
      return true;
    });
    const client = clientOn(acceptOnly('baru'), { getToken: () => token, onUnauthorized });
    await Promise.all([1, 2, 3].map(() => client.request(sessionEndpoints.getUser, {})));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('does not ask when a newer token is there by the time the refusal comes', async () => {
    let token = 'lama';
    const onUnauthorized = jest.fn(async () => true);
    const network = fakeNetwork(
      () => {
        token = 'baru';
        return expired;
      },
      { data: user },
    );
    const client = clientOn(network, { getToken: () => token, onUnauthorized });
    await expect(client.request(sessionEndpoints.getUser, {})).resolves.toEqual(user);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each([
    ['the user declines', async () => false],
    ['the new token is refused too', async () => true],
  ])('fails with 401 when %s', async (_, onUnauthorized) => {
    const network = fakeNetwork(expired);
    expect(
      await failure(clientOn(network, { onUnauthorized }).request(sessionEndpoints.getUser, {})),
    ).toMatchObject({ status: 401 });
    expect(network.sent.length).toBeLessThanOrEqual(2);
  });

  it('can be met, and answered, a second time', async () => {
    const onUnauthorized = jest.fn(async () => true);
    const network = fakeNetwork(expired, { data: user }, expired, { data: user });
    const client = clientOn(network, { onUnauthorized });
    await client.request(sessionEndpoints.getUser, {});
    await client.request(sessionEndpoints.getUser, {});
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  it('is none when nobody was signed in: a wrong password is an answer', async () => {
    const onUnauthorized = jest.fn(async () => true);
    const network = fakeNetwork(problem(401, 'LOGIN_SALAH'));
    const client = clientOn(network, { getToken: () => null, onUnauthorized });
    const body = { username: 'dinkes', password: 'salah' };
    expect(await failure(client.request(sessionEndpoints.login, { body }))).toMatchObject({
      kode: 'LOGIN_SALAH',
    });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
