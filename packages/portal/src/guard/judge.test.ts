import { type RoleName, roleIds, roleNames } from '@selaras/roles';
import { guardRoles, judge, mayOpen } from './judge';

const actor = (role: RoleName) => ({ role_id: roleIds[role], satuan_kerja_id: null });

/** The role guards of spec 2 §6, in its own order. */
const roleGuards: [string, RoleName[]][] = [
  ['role:pemerintah_daerah|super', ['pemerintah_daerah', 'super']],
  ['role:perangkat_daerah|super', ['perangkat_daerah', 'super']],
  ['role:super', ['super']],
  ['role:validator_bappeda', ['validator_bappeda']],
  ['role:validator_kepala_bidang', ['validator_kepala_bidang']],
  ['role:validator_kepala_opd', ['validator_kepala_opd']],
  ['role:validator_lke|validator_lke_pleno', ['validator_lke', 'validator_lke_pleno']],
  ['role:validator_lke', ['validator_lke']],
  [
    'role:validator_perencanaan_1|validator_perencanaan_2|validator_perencanaan_3',
    ['validator_perencanaan_1', 'validator_perencanaan_2', 'validator_perencanaan_3'],
  ],
];

describe.each(roleGuards)('%s', (guard, allowed) => {
  it.each(roleNames)('treats %s as the specification says', (role) => {
    expect(judge(guard, actor(role)).kind).toBe(allowed.includes(role) ? 'allow' : 'forbidden');
  });

  it('sends a guest to the login page', () => {
    expect(judge(guard, null).kind).toBe('login');
  });
});

describe.each(roleNames)('%s', (role) => {
  it.each([
    ['auth', 'allow'],
    ['check-auth', 'allow'],
    ['none', 'allow'],
    ['guest', 'dashboard'],
  ])('guard %s: %s', (guard, expected) => {
    expect(judge(guard, actor(role)).kind).toBe(expected);
  });
});

describe('a guest', () => {
  it.each([
    ['auth', 'login'],
    ['check-auth', 'allow'],
    ['none', 'allow'],
    ['guest', 'allow'],
  ])('guard %s: %s', (guard, expected) => {
    expect(judge(guard, null).kind).toBe(expected);
  });
});

describe('what nobody knows', () => {
  it.each(['', 'admin', 'toString', '__proto__', 'role:', 'role:bupati', 'role:super|bupati', 'roles:super'])(
    'guard %j lets nobody in, not even super',
    (guard) => {
      expect(judge(guard, actor('super')).kind).toBe('unknown');
      expect(judge(guard, null).kind).toBe('unknown');
    },
  );

  it('role 5 passes no role guard', () => {
    expect(mayOpen('role:super', { role_id: 5, satuan_kerja_id: null })).toBe(false);
  });

  it('guardRoles names the roles of a role guard only', () => {
    expect(guardRoles('role:super|setda')).toEqual(['super', 'setda']);
    expect(guardRoles('auth')).toBeNull();
  });
});
