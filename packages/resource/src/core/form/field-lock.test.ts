import { type Lock, noLock } from '../lock';
import type { FigureLine } from './field';
import { isAwaited } from './field-lock';

const line: FigureLine<string> = {
  id: 'realisasi',
  label: 'Realisasi',
  inItsTime: true,
  cells: { tw1: 'realisasi_tw1', tw2: 'realisasi_tw2' },
};
const groups = { realisasi_tw1: 'tw1', realisasi_tw2: 'tw2' };
const ahead: Lock = { ...noLock, isOpen: () => false, aheadWords: () => 'TW 1 dibuka 1 April' };

describe('a line of figures', () => {
  it('waits while nothing of it can be written yet', () => {
    expect(isAwaited(ahead, groups, line, {})).toBe(true);
  });

  it.each([
    ['has a figure, be it zero', ahead, line, { realisasi_tw2: 0 }],
    ['has a quarter that is open', { ...ahead, isOpen: (group?: string) => group === 'tw1' }, line, {}],
    ['has no time of its own', ahead, { ...line, inItsTime: false }, {}],
    ['is closed for another reason', { ...ahead, aheadWords: () => null }, line, {}],
    ['meets no lock', noLock, line, {}],
  ])('is shown where it %s', (_, lock, one, values) => {
    expect(isAwaited(lock, groups, one, values)).toBe(false);
  });
});
