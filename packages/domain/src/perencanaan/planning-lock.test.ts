import type { PlanningStage } from '../words/validasi';
import { canEditPlanning, canEditStage, planningLock } from './planning-lock';

const stages: PlanningStage[] = [1, 2, 3];
const returned = (tahap: number) => ({ status: false, tahap });
const locked = (tahap: number) => ({ status: true, tahap });

describe('editing of plans', () => {
  it('is allowed when no validation exists, at every stage', () => {
    expect(canEditPlanning(null)).toBe(true);
    expect(stages.map((stage) => canEditStage(null, stage))).toEqual([true, true, true]);
  });

  it.each([
    [1, [true, false, false]],
    [2, [false, true, false]],
    [3, [false, false, true]],
  ])('returned at stage %d opens the stages %p', (tahap, expected) => {
    expect(canEditPlanning(returned(tahap))).toBe(true);
    expect(stages.map((stage) => canEditStage(returned(tahap), stage))).toEqual(expected);
  });

  it.each([1, 2, 3])('is closed while stage %d awaits or is approved', (tahap) => {
    expect(canEditPlanning(locked(tahap))).toBe(false);
    expect(stages.map((stage) => canEditStage(locked(tahap), stage))).toEqual([false, false, false]);
  });
});

describe('planning lock', () => {
  const everything = ['kinerja', 'target', 'pengampu', 'anggaran'];
  it.each([
    ['a draft', null, false, false, null, everything],
    ['a draft after the deadline', null, true, false, 'batas-waktu', []],
    ['a draft after the deadline for super', null, true, true, null, everything],
    ['a plan returned at stage 1', returned(1), false, false, null, everything],
    ['a plan returned at stage 2', returned(2), false, false, null, ['target', 'pengampu']],
    ['a plan returned at stage 3', returned(3), false, false, null, ['anggaran']],
    ['a plan returned at a stage that does not exist', returned(4), false, false, null, []],
    ['a submitted plan', locked(2), false, false, 'validasi', []],
    ['a submitted plan for super', locked(2), false, true, null, everything],
    ['a returned plan after the deadline', returned(2), true, false, 'batas-waktu', []],
    ['a returned plan for super', returned(3), false, true, null, everything],
    ['a submitted plan after the deadline for super', locked(2), true, true, null, everything],
  ])('of %s', (_, validation, deadlinePassed, isSuper, reason, fields) => {
    expect(planningLock({ validation, deadlinePassed, isSuper })).toEqual({ reason, fields });
  });
});
