/** @jest-environment node */
import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../model/build';
import { roughMeasure } from '../text/text-lines';
import { LevelSizes, type SizeStage, sizeBoxes } from './size';

const built = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });
const lowest = built.level.indexOf(4);
/** One box of the lowest level says far more than all others. */
const model = {
  ...built,
  cards: built.cards.map((card, box) =>
    box === lowest
      ? {
          ...card,
          sasaran: 'Meningkatnya cakupan pelayanan kesehatan ibu hamil '.repeat(4),
          indikator: ['a', 'b'],
        }
      : { ...card, sasaran: 'Singkat' },
  ),
};
const sizes = (stage: SizeStage, type: 'cascading' | 'arsitektur-kinerja' = 'cascading') =>
  sizeBoxes(model, stage, { type, showSkp: false, showIcons: true }, roughMeasure);
const heights = (stage: SizeStage, type?: 'arsitektur-kinerja') => {
  const { height } = sizes(stage, type);
  return new Set(model.keys.flatMap((_, box) => (model.level[box] === 4 ? [height[box]] : [])));
};

describe('sizes of boxes', () => {
  it('begin with one width for all levels', () => {
    expect(new Set(sizes('initial').width).size).toBe(1);
  });

  it.each(['width', 'height'] as const)(
    'give each level the width of its longest goal from step %s on',
    (stage) => {
      const { width } = sizes(stage);
      expect(width).toHaveLength(5);
      expect(width[4]).toBeGreaterThan(width[3] ?? 0);
    },
  );

  it('give the boxes of a level one height in the default type only', () => {
    expect(heights('height').size).toBe(1);
    expect(heights('height', 'arsitektur-kinerja').size).toBeGreaterThan(1);
  });

  it('are worked out for the levels that are shown, and are the same once all are', () => {
    const measure = jest.fn(roughMeasure);
    const growing = new LevelSizes(model, {
      stage: 'height',
      settings: { type: 'cascading', showSkp: false, showIcons: true },
      measure,
    });
    const upTo = (deepest: number) =>
      growing.covering(Uint8Array.from(model.level, (level) => (level <= deepest ? 1 : 0)));
    const upper = upTo(1);
    const asked = measure.mock.calls.length;
    expect(upper.height[model.level.indexOf(1)]).toBeGreaterThan(0);
    expect(upper.height[model.level.indexOf(4)]).toBe(0);
    upTo(1);
    expect(measure.mock.calls).toHaveLength(asked);
    expect(upTo(4)).toEqual(sizes('height'));
  });
});
