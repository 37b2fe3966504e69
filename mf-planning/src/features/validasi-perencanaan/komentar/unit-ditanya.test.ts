import { unitStaff } from '@selaras/resource/testing';
import { type RoleName, roleIds, SETDA_ID } from '@selaras/roles';
import { menunggu } from '../rencana.fixture';
import { unitDitanya } from './unit-ditanya';

const DINKES = 1012;
const BIRO = 999907;

const rowOf = (satuan_kerja_id: number) => ({
  id: 2,
  versi: 1,
  kemampuan: { ubah: true, hapus: true, riwayat: true },
  satuan_kerja: { satuan_kerja_id },
});
const sessionOf = (role: RoleName, satuan_kerja_id: number | null) => ({
  ...unitStaff,
  user: { ...unitStaff.user, role_id: roleIds[role], satuan_kerja_id } as typeof unitStaff.user,
  planningValidation: menunggu as typeof unitStaff.planningValidation,
});

describe('whose comments stand beside the form of a row', () => {
  it.each([
    ['perangkat_daerah', DINKES, DINKES, DINKES],
    ['perangkat_daerah', DINKES, 1013, null],
    ['setda', SETDA_ID, BIRO, BIRO],
    ['super', null, DINKES, DINKES],
    // He writes steps of his division, and has no part in the talk about the plan.
    ['validator_kepala_bidang', DINKES, DINKES, null],
  ] as const)('%s of %s, a row of %s: %s', (role, own, unit, asked) => {
    expect(unitDitanya(rowOf(unit), sessionOf(role, own))).toBe(asked);
  });

  it('are not asked for while the own plan is not looked at; of a division the server knows it', () => {
    const none = { planningValidation: null };
    expect(unitDitanya(rowOf(DINKES), { ...sessionOf('perangkat_daerah', DINKES), ...none })).toBeNull();
    expect(unitDitanya(rowOf(BIRO), { ...sessionOf('setda', SETDA_ID), ...none })).toBe(BIRO);
  });
});
