/** Role ids and names (spec 1 §6). Id 5 does not exist. */
export const roleIds = {
  super: 1,
  pemerintah_daerah: 2,
  perangkat_daerah: 3,
  setda: 4,
  pemda: 6,
  validator_bappeda: 7,
  validator_lke: 8,
  validator_lke_pleno: 9,
  validator_perencanaan_1: 10,
  validator_perencanaan_2: 11,
  validator_perencanaan_3: 12,
  validator_kepala_bidang: 13,
  validator_kepala_opd: 14,
} as const;

export type RoleName = keyof typeof roleIds;
export type RoleId = (typeof roleIds)[RoleName];

export const roleNames = Object.keys(roleIds) as RoleName[];

const nameById = new Map<number, RoleName>(roleNames.map((name) => [roleIds[name], name]));

/** The role's name, or null for an id that does not exist: an unknown role has no right at all. */
export function roleName(roleId: number): RoleName | null {
  return nameById.get(roleId) ?? null;
}

/** What the rules need to know of a user; null stands for a guest. */
export interface Actor {
  readonly role_id: number;
  readonly satuan_kerja_id: number | null;
}

/** Unit id of the secretariat (spec 2 §3). */
export const SETDA_ID = 9999;
/** Unit id of the investment and licensing agency (spec 2 §3). */
export const DPMPTSP_ID = 1046;

/** Guest means no user (spec 1 §6). */
export function isGuest(actor: Actor | null | undefined): actor is null | undefined {
  return actor == null;
}

export function hasRole(actor: Actor | null | undefined, ...names: readonly RoleName[]): boolean {
  if (isGuest(actor)) return false;
  const name = roleName(actor.role_id);
  return name !== null && names.includes(name);
}

/** A biro's unit id starts with the secretariat's id but is not equal to it (spec 1 §6). */
export function isBiroUnit(satuanKerjaId: number | null): boolean {
  return (
    satuanKerjaId !== null && satuanKerjaId !== SETDA_ID && String(satuanKerjaId).startsWith(String(SETDA_ID))
  );
}

export function isBiro(actor: Actor | null | undefined): boolean {
  return !isGuest(actor) && isBiroUnit(actor.satuan_kerja_id);
}
