import { DEPLOY_TOKEN_PREFIX, loginCall, logoutCall } from '@selaras/contracts';
import type { Invocation } from '../command';
import { Refusal } from '../refusal';
import type { PortalClient } from './portal-client';

const WHO = 'Hanya super yang mengelola token rilis.';

/**
 * Does something with a person's own session: the one of `SELARAS_TOKEN`, or one that is opened for it by name and
 * password and ended afterwards.
 * @throws Refusal when there is neither
 */
export async function asPerson<T>(
  { portal, terminal: { ask } }: Invocation,
  act: (portal: PortalClient) => Promise<T>,
): Promise<T> {
  if (portal.token?.startsWith(DEPLOY_TOKEN_PREFIX)) {
    throw new Refusal('TIDAK_BERHAK', `SELARAS_TOKEN berisi token rilis. ${WHO}`, {
      remedy: 'Kosongkan SELARAS_TOKEN lalu masuk sebagai super di terminal, atau isi dengan token sesinya.',
    });
  }
  if (portal.token !== undefined) return act(portal);
  if (ask === undefined) {
    throw new Refusal('BELUM_MASUK', `${WHO} Tidak ada terminal untuk menanyakan kata sandi.`, {
      remedy: 'Jalankan di terminal, atau isi SELARAS_TOKEN dengan token sesi super.',
    });
  }
  const username = await ask('Nama pengguna: ');
  const password = await ask('Kata sandi: ', { hidden: true });
  const { token } = await portal.ask(loginCall, { body: { username, password } });
  const session = portal.as(token);
  try {
    return await act(session);
  } finally {
    await session.ask(logoutCall).catch(() => {
      // It ends by itself.
    });
  }
}
