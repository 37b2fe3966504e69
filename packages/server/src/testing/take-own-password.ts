import type { TestApp } from './test-app';

interface NewAccount {
  readonly username: string;
  /** That super gave. */
  readonly password: string;
}

/** The first thing that the owner of a new account does: without it, the server answers him nothing else. */
export async function takeOwnPassword({ app, signIn }: TestApp, { username, password }: NewAccount) {
  const headers = await signIn(username);
  const payload = { lama: password, baru: `${password}-milik-sendiri` };
  const { statusCode } = await app.inject({ method: 'PUT', url: '/api/user/kata-sandi', headers, payload });
  expect(statusCode).toBe(204);
}
