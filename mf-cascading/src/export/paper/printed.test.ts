/** @jest-environment node */
import { preparedOf } from '../picture/testing/picture-of';
import { pageMapOf } from './page-map';
import { printedOn } from './printed';

describe('what is painted on which sheets', () => {
  it('is the picture with its caption where one sheet holds it, else the tree alone', async () => {
    const { picture } = await preparedOf(undefined, 'paper');
    const one = printedOn(picture, 'A2', 'one-sheet');
    expect(one.map.sheets).toHaveLength(1);
    expect(one.painted.head.h).toBeGreaterThan(0);
    const several = printedOn(picture, 'A4', 'readable');
    expect(several.map.sheets.length).toBeGreaterThan(1);
    expect([several.painted.head.h, several.painted.foot.h]).toEqual([0, 0]);
  });

  it.each(['A4', 'A3', 'A2'] as const)(
    'needs on %s no more sheets than the places of the screen would',
    async (paper) => {
      const { picture } = await preparedOf(undefined, 'paper');
      const { map, painted } = printedOn(picture, paper, 'readable');
      expect(map.sheets.length).toBeLessThanOrEqual(pageMapOf(picture, paper, 'readable').sheets.length);
      expect(painted.scene.visible).toEqual(picture.scene.visible);
      const shown = [...painted.scene.visible.keys()].filter((box) => painted.scene.visible[box] === 1);
      for (const box of shown) expect(Number.isNaN(painted.scene.layout.x[box])).toBe(false);
    },
  );

  it('is worked out once for the same picture and paper', async () => {
    const { picture } = await preparedOf(undefined, 'paper');
    expect(printedOn(picture, 'A3', 'medium')).toBe(printedOn(picture, 'A3', 'medium'));
  });
});
