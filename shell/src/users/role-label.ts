import { type RoleName, roleIds, roleName, roleNames } from '@selaras/roles';

export const roleLabels: Record<RoleName, string> = {
  super: 'Super admin',
  pemerintah_daerah: 'Pemerintah daerah',
  perangkat_daerah: 'Perangkat daerah',
  setda: 'Sekretariat daerah',
  pemda: 'Pemantau pemda',
  validator_bappeda: 'Validator Bappeda',
  validator_lke: 'Validator LKE',
  validator_lke_pleno: 'Validator LKE pleno',
  validator_perencanaan_1: 'Validator perencanaan 1',
  validator_perencanaan_2: 'Validator perencanaan 2',
  validator_perencanaan_3: 'Validator perencanaan 3',
  validator_kepala_bidang: 'Validator kepala bidang',
  validator_kepala_opd: 'Validator kepala OPD',
};

/** A role in words, `Tidak dikenal` for an id that does not exist. */
export function roleLabel(roleId: number): string {
  const name = roleName(roleId);
  return name === null ? 'Tidak dikenal' : roleLabels[name];
}

/** Every role as a choice. */
export const roleOptions = roleNames.map((name) => ({ value: roleIds[name], label: roleLabels[name] }));
