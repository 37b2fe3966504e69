import { terimaKomentar } from './komentar-rencana';

it.each([
  ['draf', false],
  ['menunggu', true],
  ['dikembalikan', true],
  ['disetujui', false],
] as const)('a plan that is %s takes comments: %s', (keadaan, takes) =>
  expect(terimaKomentar({ keadaan })).toBe(takes),
);

it('a plan that was never handed in takes none', () => expect(terimaKomentar(null)).toBe(false));
