import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../../tree/model/build';
import { ancestors, CROSS_HEAD, type TreeModel } from '../../tree/model/model';
import { programOf } from './langkah-aksi-steps';

const modelOf = (tree = generatedTree({ ...shapes.kecil, crossEvery: 1 })) =>
  buildTree(tree, { maxDepth: 5 });
const programAbove = (model: TreeModel, box: number) =>
  model.cards.get(ancestors(model, box).find((at) => model.level[at] === 2) ?? -1)?.nodeId;

describe('the programme whose steps a box asks for', () => {
  it('is a programme itself, and the one above a sub-activity of the unit', () => {
    const model = modelOf();
    const [program, sub] = [2, 4].map((level) => model.level.indexOf(level)) as [number, number];
    expect(programOf(model, program)).toBe(model.cards.get(program)?.nodeId);
    expect(programOf(model, sub)).toBe(programAbove(model, sub));
  });

  it('of a cross-cutting sub-activity is the one in its own unit, which this tree does not show', () => {
    const model = modelOf();
    const cross = model.cross.findIndex((mark, box) => mark === CROSS_HEAD && model.level[box] === 4);
    expect(programOf(model, cross)).toBe(model.cards.get(cross)?.kinerjaProgramId);
    expect(programOf(model, cross)).not.toBe(programAbove(model, cross));
  });

  it('is the one above where another back end’s tree does not tell it', () => {
    const text = JSON.stringify(generatedTree(shapes.kecil)).replaceAll(/"kinerja_program_id":\d+,/g, '');
    const model = modelOf(JSON.parse(text));
    const sub = model.level.indexOf(4);
    expect(model.cards.get(sub)?.kinerjaProgramId).toBeNull();
    expect(programOf(model, sub)).toBe(programAbove(model, sub));
  });
});
