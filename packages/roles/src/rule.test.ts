import { type RoleName, roleIds, roleNames } from './role';
import { can, type Rule } from './rule';
import { everybody, signedIn, staff, superOnly, unitWriters } from './shared-rules';

const actor = (role: RoleName, satuan_kerja_id: number | null = 1012) => ({
  role_id: roleIds[role],
  satuan_kerja_id,
});

describe.each([
  ['everybody', everybody],
  ['signedIn', signedIn],
  ['staff', staff],
  ['unitWriters', unitWriters],
  ['superOnly', superOnly],
])('%s', (_, rule: Rule) => {
  it.each(roleNames)('admits %s exactly when it names that role', (role) => {
    expect(can(actor(role), rule)).toBe(rule.roles.includes(role));
  });

  it('admits a guest exactly when it names one', () => {
    expect(can(null, rule)).toBe(rule.roles.includes('guest'));
  });

  it('refuses a role that does not exist', () => {
    expect(can({ role_id: 5, satuan_kerja_id: 1012 }, rule)).toBe(false);
  });
});

it('says no where there is no rule', () => {
  expect(can(actor('super'), undefined)).toBe(false);
  expect(can(null, undefined)).toBe(false);
});

describe('a rule for the own unit', () => {
  const rule: Rule = { roles: ['super', 'pemda', 'perangkat_daerah', 'setda'], unit: 'own' };

  it.each([
    ['perangkat_daerah', 1012, 1012, true],
    ['perangkat_daerah', 1012, 1013, false],
    ['perangkat_daerah', 1012, null, false],
    ['perangkat_daerah', null, 1012, false],
    ['setda', 9999, 999906, true],
    ['super', null, 1013, true],
    ['pemda', null, 1013, true],
    ['pemda', null, null, true],
  ] as const)('lets %s of unit %p act on a row of unit %p: %p', (role, unit, row, expected) => {
    expect(can(actor(role, unit), rule, { satuan_kerja_id: row })).toBe(expected);
  });

  it('asks for nothing but the role while no row is named', () => {
    expect(can(actor('perangkat_daerah'), rule)).toBe(true);
    expect(can(actor('validator_lke'), rule)).toBe(false);
  });
});
