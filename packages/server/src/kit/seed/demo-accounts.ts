import type { PeranTim } from '@selaras/domain';
import type { RoleName } from '@selaras/roles';
import { SETDA } from './satuan-kerja';

export interface DemoAccount {
  readonly username: string;
  readonly role: RoleName;
  readonly satuan_kerja_id?: number;
  /** The post whose holder signs in with this account. */
  readonly jabatan?: string;
  /** The team that its person leads, or serves in. */
  readonly tim?: { readonly nama: string; readonly sebagai: PeranTim };
}

/** The team of the division that `kabid_kesmas` heads. */
const TIM_KESMAS = 'Tim Kerja Kesehatan Masyarakat';

/**
 * The demo accounts, at least one a role (`README.md`); evaluators and accounts of the plenary are two of different units,
 * since nobody evaluates his own unit or decides about it.
 */
export const demoAccounts: readonly DemoAccount[] = [
  { username: 'super', role: 'super' },
  { username: 'pemda', role: 'pemerintah_daerah' },
  {
    username: 'dinkes',
    role: 'perangkat_daerah',
    satuan_kerja_id: 1012,
    jabatan: 'Sekretaris Dinas Kesehatan',
  },
  {
    username: 'rsud',
    role: 'perangkat_daerah',
    satuan_kerja_id: 1013,
    jabatan: 'Wakil Direktur Umum dan Keuangan',
  },
  { username: 'dpmptsp', role: 'perangkat_daerah', satuan_kerja_id: 1046 },
  { username: 'setda', role: 'setda', satuan_kerja_id: SETDA },
  {
    username: 'bagorganisasi',
    role: 'perangkat_daerah',
    satuan_kerja_id: 999906,
    jabatan: 'Kepala Bagian Organisasi',
  },
  { username: 'pemda_pantau', role: 'pemda' },
  { username: 'val_bappeda', role: 'validator_bappeda', satuan_kerja_id: 1004 },
  { username: 'val_lke', role: 'validator_lke', satuan_kerja_id: 1003 },
  { username: 'val_pleno', role: 'validator_lke_pleno', satuan_kerja_id: 1003 },
  { username: 'val_rencana1', role: 'validator_perencanaan_1', satuan_kerja_id: 1004 },
  { username: 'val_rencana2', role: 'validator_perencanaan_2', satuan_kerja_id: 999906 },
  { username: 'val_rencana3', role: 'validator_perencanaan_3', satuan_kerja_id: 1005 },
  {
    username: 'kabid_kesmas',
    role: 'validator_kepala_bidang',
    satuan_kerja_id: 1012,
    jabatan: 'Kepala Bidang Kesehatan Masyarakat',
  },
  {
    username: 'kadinkes',
    role: 'validator_kepala_opd',
    satuan_kerja_id: 1012,
    jabatan: 'Kepala Dinas Kesehatan',
  },
  { username: 'val_lke2', role: 'validator_lke', satuan_kerja_id: 999906 },
  {
    username: 'ketua_tim',
    role: 'perangkat_daerah',
    satuan_kerja_id: 1012,
    tim: { nama: TIM_KESMAS, sebagai: 'ketua' },
  },
  {
    username: 'anggota_tim',
    role: 'perangkat_daerah',
    satuan_kerja_id: 1012,
    tim: { nama: TIM_KESMAS, sebagai: 'anggota' },
  },
  { username: 'val_pleno2', role: 'validator_lke_pleno', satuan_kerja_id: 999906 },
];

/** Id of the user of a demo account. */
export const accountId = (username: string): number =>
  demoAccounts.findIndex((account) => account.username === username) + 1;
