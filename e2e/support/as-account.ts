import { type Account, tokenOf } from './accounts';
import { apiJson } from './api';
import { servers } from './servers';

/** What the server answers a demo account in the year of the stories. */
export const asAccount = async <Answer>(account: Account, path: string, tahun = 2025): Promise<Answer> =>
  apiJson<Answer>('GET', path, {
    token: await tokenOf(servers.demo.origin, account),
    headers: { 'default-key-tahun-kinerja': String(tahun) },
  });
