import type { RoleName } from '@selaras/roles';

/** One group of a menu. Manifests put their entries into it by `name`. */
export interface MenuGroup {
  readonly name: string;
  /** Heading; null for a group without one. */
  readonly label: string | null;
  readonly roles: readonly RoleName[];
}

const staff: readonly RoleName[] = ['super', 'pemerintah_daerah', 'perangkat_daerah', 'setda', 'pemda'];
const staffExcept = (...names: RoleName[]) => staff.filter((role) => !names.includes(role));

/** Groups of the sidebar in their order, and who sees them (spec 2 §2.11). */
export const sidebarGroups: readonly MenuGroup[] = [
  { name: 'Beranda', label: null, roles: staff },
  { name: 'Perencanaan', label: 'Perencanaan', roles: staff },
  { name: 'Display Makro', label: 'Display Makro', roles: staff },
  { name: 'Display Mikro', label: 'Display Mikro', roles: staff },
  { name: 'Pelaporan', label: 'Pelaporan', roles: staffExcept('super', 'setda') },
  { name: 'Pengukuran', label: 'Pengukuran', roles: staffExcept('setda') },
  { name: 'Evaluasi', label: 'Evaluasi', roles: staffExcept('setda') },
  { name: 'Penugasan', label: 'Penugasan', roles: staff },
  { name: 'Referensi', label: 'Referensi', roles: ['super'] },
  { name: 'validator_bappeda', label: 'Validasi', roles: ['validator_bappeda'] },
  { name: 'validator_lke', label: 'Evaluasi', roles: ['validator_lke', 'validator_lke_pleno'] },
  {
    name: 'validator_perencanaan',
    label: 'Validasi',
    roles: ['validator_perencanaan_1', 'validator_perencanaan_2', 'validator_perencanaan_3'],
  },
  { name: 'validator_kepala_bidang', label: 'Tim dan kinerja', roles: ['validator_kepala_bidang'] },
  { name: 'validator_kepala_opd', label: 'Persetujuan', roles: ['validator_kepala_opd'] },
];

/** Groups of the public area's menu in their order (spec 2 §2.11). Everybody sees them. */
export const publicGroups: readonly Omit<MenuGroup, 'roles'>[] = [
  { name: 'Publik Makro', label: 'Kabupaten' },
  { name: 'Publik Mikro', label: 'Perangkat Daerah' },
  { name: 'Publik', label: 'Arsitektur Kinerja' },
  { name: 'Publik Dokumen', label: 'Dokumen' },
];
