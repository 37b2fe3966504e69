import { type RoleName, roleIds, roleNames } from './role';
import { ownsUnit, seesAllUnits } from './scope';

const actor = (role: RoleName, unit: number | null) => ({ role_id: roleIds[role], satuan_kerja_id: unit });

describe('seesAllUnits', () => {
  const limited: RoleName[] = [
    'perangkat_daerah',
    'setda',
    'validator_kepala_bidang',
    'validator_kepala_opd',
  ];

  it.each(roleNames)('%s is limited to its unit exactly when the domain says so', (role) => {
    expect(seesAllUnits(actor(role, 1012))).toBe(!limited.includes(role));
  });

  it('never lets a guest or an unknown role see all', () => {
    expect(seesAllUnits(null)).toBe(false);
    expect(seesAllUnits({ role_id: 5, satuan_kerja_id: 1012 })).toBe(false);
  });
});

describe('ownsUnit', () => {
  it.each([
    ['perangkat_daerah', 1012, 1012, true],
    ['perangkat_daerah', 1012, 1013, false],
    ['perangkat_daerah', null, 1012, false],
    ['setda', 9999, 9999, true],
    ['setda', 9999, 999906, true],
    ['setda', 9999, 1012, false],
    ['perangkat_daerah', 999906, 999906, true],
    ['perangkat_daerah', 999906, 9999, false],
    ['perangkat_daerah', 999906, 999901, false],
    ['perangkat_daerah', 9999, 999906, false],
  ] as const)('%s of unit %p owns unit %p: %p', (role, own, other, expected) => {
    expect(ownsUnit(actor(role, own), other)).toBe(expected);
  });

  it('gives a guest no unit', () => {
    expect(ownsUnit(null, 1012)).toBe(false);
  });
});
