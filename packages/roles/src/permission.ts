import { type Actor, isGuest, type RoleName, roleName, roleNames } from './role';
import { ownsUnit, seesAllUnits } from './scope';

/**
 * One row of the permission table.
 * `roles`: who may act at all; `guest` lets people in without signing in.
 * `unit`: with `own`, a user whose role does not see all units may act only on rows of his own unit.
 */
export interface Rule {
  readonly roles: readonly (RoleName | 'guest')[];
  readonly unit: 'any' | 'own';
}

const everyRole = roleNames;
const everybody = ['guest', ...roleNames] as const;
const displayRoles = ['super', 'pemerintah_daerah', 'perangkat_daerah', 'setda', 'pemda'] as const;

/** Who may do what: one entry for every API call. The server refuses to register a call without an entry. */
export const permissions = {
  'sesi.masuk': { roles: everybody, unit: 'any' },
  'sesi.keluar': { roles: everyRole, unit: 'any' },
  'sesi.pengguna': { roles: everyRole, unit: 'any' },
  'sesi.akhiri-semua': { roles: everyRole, unit: 'any' },
  'sesi.daftar': { roles: everyRole, unit: 'any' },
  'pengguna.lihat': { roles: ['super'], unit: 'any' },
  'pengguna.buat': { roles: ['super'], unit: 'any' },
  'pengguna.ubah': { roles: ['super'], unit: 'any' },
  'pengguna.reset-kata-sandi': { roles: ['super'], unit: 'any' },
  'pengguna.nonaktifkan': { roles: ['super'], unit: 'any' },
  'pengguna.aktifkan': { roles: ['super'], unit: 'any' },
  'referensi.count-down': { roles: everyRole, unit: 'any' },
  'validasi-perencanaan.status': { roles: everyRole, unit: 'any' },
  'kinerja.ubah': { roles: ['super', 'perangkat_daerah', 'setda'], unit: 'own' },
  'cascading.lihat': { roles: displayRoles, unit: 'any' },
  'publik.cascading': { roles: everybody, unit: 'any' },
  'option.indikator': { roles: everyRole, unit: 'any' },
  'option.sasaran': { roles: everyRole, unit: 'any' },
  'option.indikator-sasaran-strategis': { roles: everyRole, unit: 'any' },
  'option.indikator-tujuan': { roles: everyRole, unit: 'any' },
  'option.kegiatan': { roles: everyRole, unit: 'any' },
  'option.misi': { roles: everyRole, unit: 'any' },
  'option.pegawai': { roles: everyRole, unit: 'any' },
  'option.pengampu-tim-kerja': { roles: everyRole, unit: 'any' },
  'option.pengampu-unit-kerja': { roles: everyRole, unit: 'any' },
  'option.program': { roles: everyRole, unit: 'any' },
  'option.sasaran-strategis': { roles: everyRole, unit: 'any' },
  'option.satuan-kerja': { roles: everyRole, unit: 'any' },
  'option.sub-kegiatan': { roles: everyRole, unit: 'own' },
  'option.tujuan': { roles: everyRole, unit: 'any' },
  'publik.option-satuan-kerja': { roles: everybody, unit: 'any' },
  'publik.rencana-aksi': { roles: everybody, unit: 'any' },
  'publik.rencana-aksi-gubernur': { roles: everybody, unit: 'any' },
  'publik.definisi-operasional': { roles: everybody, unit: 'any' },
  'publik.kinerja-wakil-direktur-rsud': { roles: everybody, unit: 'any' },
  'publik.kinerja-langkah-aksi': { roles: everybody, unit: 'any' },
  'publik.ringkasan': { roles: everybody, unit: 'any' },
  'solusi-masalah.lihat': { roles: everybody, unit: 'any' },
  'perjanjian-kinerja.unduh': { roles: everybody, unit: 'any' },
  'rekap-anggaran.cetak': { roles: everybody, unit: 'any' },
  'dashboard.lihat': { roles: everyRole, unit: 'any' },
  'dashboard-pd.lihat': { roles: displayRoles, unit: 'own' },
} as const satisfies Record<string, Rule>;

export type Act = keyof typeof permissions;

/** Acts that are open without signing in: their handlers may meet a guest. */
export type GuestAct = {
  [A in Act]: 'guest' extends (typeof permissions)[A]['roles'][number] ? A : never;
}[Act];

/** The row a user wants to act on, as far as the rules look at it. */
export interface Subject {
  readonly satuan_kerja_id: number | null;
}

/**
 * Whether the user may do this, optionally on this row. Unknown act, unknown role: no.
 * Called by the server on every route and by the interface to decide what to show.
 */
export function can(actor: Actor | null, act: Act, subject?: Subject): boolean {
  if (!Object.hasOwn(permissions, act)) return false;
  const rule: Rule = permissions[act];
  if (isGuest(actor)) return rule.roles.includes('guest');
  const name = roleName(actor.role_id);
  if (name === null || !rule.roles.includes(name)) return false;
  if (rule.unit === 'any' || subject === undefined || seesAllUnits(actor)) return true;
  return subject.satuan_kerja_id !== null && ownsUnit(actor, subject.satuan_kerja_id);
}
