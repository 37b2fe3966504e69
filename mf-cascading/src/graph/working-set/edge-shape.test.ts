/** @jest-environment node */
import fc from 'fast-check';
import { arch, edgeShape } from './edge-shape';

const source = { x: 100, y: 40, w: 240, h: 180 };
const numbers = (text: string) => text.split(' ').filter(Boolean).map(Number.parseFloat);

/** The points that cytoscape draws for a shape: ends from the middles of the nodes, others along and beside the line between. */
function pointsOf({ from, to, weights, distances }: ReturnType<typeof edgeShape>, target: typeof source) {
  const end = (text: string, { x, y, w, h }: typeof source) => {
    const [dx = 0, dy = 0] = numbers(text);
    return { x: x + w / 2 + dx, y: y + h / 2 + dy };
  };
  const [a, b] = [end(from, source), end(to, target)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  const beside = numbers(distances);
  const between = numbers(weights).map((weight, at) => ({
    x: a.x + dx * weight - (dy / length) * (beside[at] ?? 0),
    y: a.y + dy * weight + (dx / length) * (beside[at] ?? 0),
  }));
  return [a, ...between, b].flatMap(({ x, y }) => [x, y]);
}

const coordinate = fc.integer({ min: -400_000, max: 400_000 });

describe('the shape of an edge', () => {
  it('leads through the points of its line, however long it is', () => {
    fc.assert(
      fc.property(fc.array(coordinate, { minLength: 6, maxLength: 10 }), coordinate, (values, offset) => {
        const line = values.length % 2 === 0 ? values : values.slice(1);
        const [x2 = 0, y2 = 0] = line.slice(-2);
        fc.pre(Math.hypot(x2 - (line[0] ?? 0), y2 - (line[1] ?? 0)) > 1);
        const target = { x: offset, y: 900, w: 240, h: 200 };
        pointsOf(edgeShape(line, source, target), target).forEach((value, at) => {
          expect(Math.abs(value - (line[at] ?? 0))).toBeLessThan(1);
        });
      }),
    );
  });

  it('of a contribution rises over both boxes and comes down on their upper edges', () => {
    const target = { x: 4_000, y: 640, w: 240, h: 200 };
    const line = arch(source, target);
    expect(line.slice(0, 2)).toEqual([220, 40]);
    expect(line.slice(-2)).toEqual([4_120, 640]);
    expect(Math.min(line[3] ?? 0, line[5] ?? 0)).toBeLessThan(0);
  });
});
