import { type Act, can, permissions, type Rule } from './permission';
import { roleIds, roleName, roleNames } from './role';

const acts = Object.keys(permissions) as Act[];

describe('the permission table', () => {
  it.each(acts)('%s names only roles that exist and at least one of them', (act) => {
    const rule: Rule = permissions[act];
    expect(rule.roles.length).toBeGreaterThan(0);
    for (const role of rule.roles) expect(['guest', ...roleNames]).toContain(role);
  });

  it.each(acts)('%s admits exactly the roles of its row', (act) => {
    const rule: Rule = permissions[act];
    for (const role of roleNames) {
      expect(can({ role_id: roleIds[role], satuan_kerja_id: 1012 }, act)).toBe(rule.roles.includes(role));
    }
    expect(can(null, act)).toBe(rule.roles.includes('guest'));
  });

  it.each(acts)('%s refuses a role that does not exist', (act) => {
    expect(roleName(5)).toBeNull();
    expect(can({ role_id: 5, satuan_kerja_id: 1012 }, act)).toBe(false);
  });

  it('says no to an act that is not in the table', () => {
    const unknown = 'toString' as Act;
    expect(can({ role_id: roleIds.super, satuan_kerja_id: null }, unknown)).toBe(false);
    expect(can({ role_id: roleIds.super, satuan_kerja_id: null }, 'tidak.ada' as Act)).toBe(false);
  });

  it('limits acts on own rows to the user’s unit, except for roles that see all', () => {
    for (const act of acts) {
      const rule: Rule = permissions[act];
      if (rule.unit === 'any') continue;
      for (const role of rule.roles) {
        if (role !== 'perangkat_daerah') continue;
        const user = { role_id: roleIds[role], satuan_kerja_id: 1012 };
        expect(can(user, act, { satuan_kerja_id: 1012 })).toBe(true);
        expect(can(user, act, { satuan_kerja_id: 1013 })).toBe(false);
        expect(can(user, act, { satuan_kerja_id: null })).toBe(false);
      }
      if (rule.roles.includes('super')) {
        expect(can({ role_id: roleIds.super, satuan_kerja_id: null }, act, { satuan_kerja_id: 1013 })).toBe(
          true,
        );
      }
    }
  });
});
