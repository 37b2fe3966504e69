import type { PlanningValidation } from '@selaras/contracts';
import { roleIds } from '@selaras/roles';
import {
  afterAjukan,
  afterKembalikan,
  afterSetujui,
  afterTarik,
  isTurn,
  kemampuanOf,
  pengajuanBanding,
} from './validasi-rules';

const actor = (role: keyof typeof roleIds, satuan_kerja_id: number | null = null) => ({
  role_id: roleIds[role],
  satuan_kerja_id,
});
const menunggu = (tahap: number): PlanningValidation => ({
  status: true,
  tahap,
  keadaan: 'menunggu',
  catatan: null,
});
const dikembalikan = (tahap: number): PlanningValidation => afterKembalikan(menunggu(tahap), 'Perbaiki');

describe('the way of a plan', () => {
  it('goes through three stages to its end', () => {
    const first = afterAjukan(null);
    const second = afterSetujui(first);
    const third = afterSetujui(second);
    expect([first.tahap, second.tahap, third.tahap]).toEqual([1, 2, 3]);
    expect(afterSetujui(third)).toEqual({ status: true, tahap: 3, keadaan: 'disetujui', catatan: null });
  });

  it('comes back to the stage that returned it', () => {
    expect(dikembalikan(2)).toEqual({
      status: false,
      tahap: 2,
      keadaan: 'dikembalikan',
      catatan: 'Perbaiki',
    });
    expect(afterAjukan(dikembalikan(2))).toEqual(menunggu(2));
  });
});

describe('the turn', () => {
  it.each([
    ['validator_perencanaan_1', [true, false, false]],
    ['validator_perencanaan_2', [false, true, false]],
    ['validator_perencanaan_3', [false, false, true]],
    ['super', [true, true, true]],
    ['validator_bappeda', [false, false, false]],
  ] as const)('of %s is its own stage', (role, expected) => {
    expect([1, 2, 3].map((tahap) => isTurn(actor(role), menunggu(tahap)))).toEqual(expected);
  });

  it('is nobody’s while the plan is a draft, returned or approved', () => {
    const done: PlanningValidation = { ...menunggu(3), keadaan: 'disetujui' };
    expect([null, dikembalikan(1), done].map((state) => isTurn(actor('super'), state))).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('submission', () => {
  const may = (
    role: keyof typeof roleIds,
    unit: number,
    validasi: PlanningValidation | null,
    passed = false,
  ) => kemampuanOf(actor(role, unit), 1012, { validasi, langkah: null, deadlinePassed: passed }).ajukan;

  it('is the unit’s own, of a draft or a returned plan, before the deadline', () => {
    expect(may('perangkat_daerah', 1012, null)).toBe(true);
    expect(may('perangkat_daerah', 1012, dikembalikan(3))).toBe(true);
    expect(may('perangkat_daerah', 1013, null)).toBe(false);
    expect(may('perangkat_daerah', 1012, menunggu(1))).toBe(false);
    expect(may('perangkat_daerah', 1012, null, true)).toBe(false);
    expect(may('validator_perencanaan_1', 1012, null)).toBe(false);
  });

  it('is open to super after the deadline', () => {
    expect(may('super', 1, null, true)).toBe(true);
  });
});

describe('a submission that is taken back', () => {
  const may = (
    role: keyof typeof roleIds,
    unit: number,
    langkah: 'ajukan' | 'setujui',
    deadlinePassed = false,
  ) => kemampuanOf(actor(role, unit), 1012, { validasi: menunggu(1), langkah, deadlinePassed }).tarik;

  it('is the unit’s own, until somebody decides or the deadline passes', () => {
    expect(may('perangkat_daerah', 1012, 'ajukan')).toBe(true);
    expect(may('perangkat_daerah', 1013, 'ajukan')).toBe(false);
    expect(may('perangkat_daerah', 1012, 'setujui')).toBe(false);
    expect(may('validator_perencanaan_1', 1012, 'ajukan')).toBe(false);
    expect(may('perangkat_daerah', 1012, 'ajukan', true)).toBe(false);
    expect(may('super', 1, 'ajukan', true)).toBe(true);
  });

  it('leaves the plan as it was before: a draft, or returned with its note', () => {
    expect(afterTarik(undefined)).toBeNull();
    expect(afterTarik({ tahap: 2, catatan: 'Perbaiki' })).toEqual(dikembalikan(2));
  });

  it('is no submission that changes are counted from', () => {
    const day = (date: number) => new Date(Date.UTC(2025, 0, date));
    const steps = (...aksi: ('ajukan' | 'tarik' | 'kembalikan')[]) =>
      aksi.map((one, at) => ({ aksi: one, waktu: day(aksi.length - at) }));
    expect(pengajuanBanding(menunggu(1), steps('ajukan'))).toBeNull();
    expect(pengajuanBanding(menunggu(1), steps('ajukan', 'tarik', 'ajukan'))).toBeNull();
    const again = steps('ajukan', 'tarik', 'ajukan', 'kembalikan', 'ajukan');
    expect(pengajuanBanding(menunggu(1), again)).toEqual(day(1));
    expect(pengajuanBanding(dikembalikan(1), again.slice(1))).toEqual(day(1));
  });
});
