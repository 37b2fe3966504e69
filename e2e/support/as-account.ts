import { servers } from '../server/servers';
import { type Account, tokenOf } from './accounts';
import { apiJson } from './api';

/** What a server answers an account in the year of the stories. */
export const asAccount = async <Answer>(
  account: Account,
  path: string,
  tahun = 2025,
  origin: string = servers.demo.origin,
): Promise<Answer> =>
  apiJson<Answer>('GET', path, {
    origin,
    token: await tokenOf(origin, account),
    headers: { 'default-key-tahun-kinerja': String(tahun) },
  });
