import type { RoleName } from '@selaras/roles';
import { demoPassword } from '../server/servers';

/** The demo accounts, with their role and unit. */
export const accounts = {
  super: { role: 'super', unit: null },
  pemda: { role: 'pemerintah_daerah', unit: null },
  dinkes: { role: 'perangkat_daerah', unit: 1012 },
  rsud: { role: 'perangkat_daerah', unit: 1013 },
  dpmptsp: { role: 'perangkat_daerah', unit: 1046 },
  setda: { role: 'setda', unit: 9999 },
  bagorganisasi: { role: 'perangkat_daerah', unit: 999906 },
  pemda_pantau: { role: 'pemda', unit: null },
  val_bappeda: { role: 'validator_bappeda', unit: null },
  val_lke: { role: 'validator_lke', unit: null },
  val_lke2: { role: 'validator_lke', unit: null },
  val_pleno: { role: 'validator_lke_pleno', unit: null },
  val_rencana1: { role: 'validator_perencanaan_1', unit: null },
  val_rencana2: { role: 'validator_perencanaan_2', unit: null },
  val_rencana3: { role: 'validator_perencanaan_3', unit: null },
  kabid_kesmas: { role: 'validator_kepala_bidang', unit: 1012 },
  kadinkes: { role: 'validator_kepala_opd', unit: 1012 },
  ketua_tim: { role: 'perangkat_daerah', unit: 1012 },
  anggota_tim: { role: 'perangkat_daerah', unit: 1012 },
  val_pleno2: { role: 'validator_lke_pleno', unit: null },
} as const satisfies Record<string, { role: RoleName; unit: number | null }>;

export type Account = keyof typeof accounts;
export const accountNames = Object.keys(accounts) as Account[];

/** Signs in through the API and answers the token. */
export async function tokenOf(origin: string, username: Account): Promise<string> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword, remember: false }),
  });
  if (!answer.ok) throw new Error(`login of ${username} answered ${answer.status}`);
  return ((await answer.json()) as { token: string }).token;
}
