/** @jest-environment node */
import { rememberedCentres } from './remembered-centres';
import { tidyCentres } from './tidy';
import type { UnitTree } from './unit-tree';

jest.mock('./tidy', () => ({ tidyCentres: jest.fn(jest.requireActual('./tidy').tidyCentres) }));

const tree: UnitTree = {
  parent: Int32Array.of(-1, 0, 0),
  width: Float32Array.of(200, 100, 100),
  level: Uint16Array.of(0, 1, 1),
  span: Uint8Array.of(1, 1, 1),
};

beforeEach(() => jest.mocked(tidyCentres).mockClear());

it('are worked out once while nothing changes that they depend on', () => {
  const centresOf = rememberedCentres();
  const first = centresOf(tree);
  expect(centresOf({ ...tree, width: tree.width.slice() })).toBe(first);
  expect(tidyCentres).toHaveBeenCalledTimes(1);
});

it.each([
  ['parents', { parent: Int32Array.of(-1, 0, 1) }],
  ['widths', { width: Float32Array.of(200, 100, 140) }],
  ['levels', { level: Uint16Array.of(0, 1, 2) }],
  ['spans', { span: Uint8Array.of(1, 1, 2) }],
])('are worked out anew with other %s', (_, other) => {
  const centresOf = rememberedCentres();
  centresOf(tree);
  const changed = { ...tree, ...other };
  expect(centresOf(changed)).toEqual(tidyCentres(changed));
  expect(tidyCentres).toHaveBeenCalledTimes(3);
});
