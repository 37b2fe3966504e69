import {
  DPMPTSP_ID,
  hasRole,
  isBiro,
  isBiroUnit,
  isGuest,
  roleIds,
  roleName,
  roleNames,
  SETDA_ID,
} from './role';

describe('role ids', () => {
  it.each([
    [1, 'super'],
    [2, 'pemerintah_daerah'],
    [3, 'perangkat_daerah'],
    [4, 'setda'],
    [6, 'pemda'],
    [7, 'validator_bappeda'],
    [8, 'validator_lke'],
    [9, 'validator_lke_pleno'],
    [10, 'validator_perencanaan_1'],
    [11, 'validator_perencanaan_2'],
    [12, 'validator_perencanaan_3'],
    [13, 'validator_kepala_bidang'],
    [14, 'validator_kepala_opd'],
  ])('%d is %s', (id, name) => {
    expect(roleName(id)).toBe(name);
  });

  it('counts 13 roles and leaves number 5 free', () => {
    expect(roleNames).toHaveLength(13);
    expect(Object.values(roleIds)).not.toContain(5);
  });

  it.each([0, 5, 15, -1, 1.5, Number.NaN])('knows no role for %p', (id) => {
    expect(roleName(id)).toBeNull();
    expect(hasRole({ role_id: id, satuan_kerja_id: null }, ...roleNames)).toBe(false);
  });
});

describe('unit constants', () => {
  it('names the secretariat and the licensing agency', () => {
    expect(SETDA_ID).toBe(9999);
    expect(DPMPTSP_ID).toBe(1046);
  });

  it.each([
    [9999, false],
    [999901, true],
    [999908, true],
    [1012, false],
    [99, false],
    [19999, false],
    [null, false],
  ])('unit %p is a biro: %p', (unit, expected) => {
    expect(isBiroUnit(unit)).toBe(expected);
    expect(isBiro({ role_id: roleIds.perangkat_daerah, satuan_kerja_id: unit })).toBe(expected);
  });

  it('takes nobody for a guest', () => {
    expect(isGuest(null)).toBe(true);
    expect(isGuest(undefined)).toBe(true);
    expect(isGuest({ role_id: 1, satuan_kerja_id: null })).toBe(false);
    expect(isBiro(null)).toBe(false);
    expect(hasRole(null, ...roleNames)).toBe(false);
  });
});
