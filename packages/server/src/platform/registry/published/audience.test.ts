import { roleIds } from '@selaras/roles';
import fc from 'fast-check';
import { isInAudience, shareOf } from './audience';

const trial = { remote: 'mf_contoh', version: '1.0.0-00000001' };
const reader = { id: 7, role_id: roleIds.perangkat_daerah, satuan_kerja_id: 1012 };
const nobody = { roles: [], units: [], percent: 0 };

describe('isInAudience', () => {
  it.each([
    ['a role of it', { ...nobody, roles: ['perangkat_daerah' as const] }, reader, true],
    ['another role', { ...nobody, roles: ['super' as const] }, reader, false],
    ['a unit of it', { ...nobody, units: [1, 1012] }, reader, true],
    ['another unit', { ...nobody, units: [1013] }, reader, false],
    ['no unit', { ...nobody, units: [1012] }, { ...reader, satuan_kerja_id: null }, false],
    [
      'a role that does not exist',
      { ...nobody, roles: ['super' as const] },
      { ...reader, role_id: 5 },
      false,
    ],
    ['a guest, even of everybody', { ...nobody, percent: 100 }, null, false],
    ['everybody', { ...nobody, percent: 100 }, reader, true],
  ])('%s', (_, audience, who, expected) => {
    expect(isInAudience(audience, who, trial)).toBe(expected);
  });

  it('keeps who is in a share when the share grows, and stays below it', () => {
    const user = fc.integer({ min: 1, max: 1_000_000 });
    const percent = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(user, percent, percent, (id, one, another) => {
        const isIn = (share: number) => isInAudience({ ...nobody, percent: share }, { ...reader, id }, trial);
        const [less, more] = one < another ? [one, another] : [another, one];
        if (isIn(less)) expect(isIn(more)).toBe(true);
        expect(isIn(less)).toBe(shareOf(id, trial.remote, trial.version) < less);
      }),
    );
  });

  it('takes about as many as the share says, others for another version', () => {
    const users = Array.from({ length: 4000 }, (_, at) => at + 1);
    const isIn = (version: string) =>
      users.filter((id) =>
        isInAudience({ ...nobody, percent: 20 }, { ...reader, id }, { ...trial, version }),
      );
    const [first, second] = [isIn('1.0.0-a'), isIn('1.0.0-b')];
    expect(Math.abs(first.length - 800)).toBeLessThan(120);
    expect(first).not.toEqual(second);
  });
});
