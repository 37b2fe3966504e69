/** @jest-environment node */
import fc from 'fast-check';
import { roughMeasure } from '../../tree/text/text-lines';
import type { Path, TextRun, VectorSink } from './vector-sink';
import { VectorSurface } from './vector-surface';

function recorded(draw: (ctx: VectorSurface) => void) {
  const paths: Path[] = [];
  const texts: TextRun[] = [];
  const sink: VectorSink = {
    rect: (x, y, w, h) =>
      paths.push([
        ['M', x, y],
        ['L', x + w, y + h],
      ]),
    fill: (path) => paths.push(path),
    stroke: (path) => paths.push(path),
    text: (run) => texts.push(run),
    open: () => {},
    clip: () => {},
    close: () => {},
  };
  draw(new VectorSurface(sink, roughMeasure));
  return { path: paths[0] ?? [], texts };
}

const ends = (path: Path) =>
  path.flatMap((step) => (step[0] === 'Z' ? [] : [{ x: step.at(-2) as number, y: step.at(-1) as number }]));

describe('painting into a vector format', () => {
  it('makes a circle of four curves whose ends lie on it, shifted and enlarged as the screen is', () => {
    const { path } = recorded((ctx) => {
      ctx.setTransform(2, 0, 0, 2, 100, 50);
      ctx.beginPath();
      ctx.arc(10, 20, 5, 0, 2 * Math.PI);
      ctx.fill();
    });
    expect(path.filter(([name]) => name === 'C')).toHaveLength(4);
    for (const { x, y } of ends(path)) expect(Math.hypot(x - 120, y - 90)).toBeCloseTo(10);
  });

  it('keeps every corner of a rounded rectangle inside it, however large the radius', () => {
    const side = fc.double({ min: 1, max: 500, noNaN: true });
    fc.assert(
      fc.property(side, side, fc.array(side, { minLength: 1, maxLength: 4 }), (w, h, radii) => {
        const { path } = recorded((ctx) => {
          ctx.beginPath();
          ctx.roundRect(0, 0, w, h, radii);
          ctx.fill();
        });
        for (const { x, y } of ends(path)) {
          expect(x).toBeGreaterThanOrEqual(-0.001);
          expect(x).toBeLessThanOrEqual(w + 0.001);
          expect(y).toBeGreaterThanOrEqual(-0.001);
          expect(y).toBeLessThanOrEqual(h + 0.001);
        }
      }),
    );
  });

  it('writes a text with size, weight, anchor and the width that the screen gives it', () => {
    const { texts } = recorded((ctx) => {
      ctx.setTransform(0.5, 0, 0, 0.5, 0, 0);
      ctx.font = "650 14px 'Plus Jakarta Sans Variable'";
      ctx.textAlign = 'right';
      ctx.fillStyle = '#112233';
      ctx.fillText('Capaian', 200, 40);
    });
    expect(texts).toEqual([
      {
        text: 'Capaian',
        x: 100,
        y: 20,
        size: 7,
        weight: 650,
        colour: '#112233',
        align: 'right',
        width: roughMeasure('Capaian', '14px') / 2,
      },
    ]);
  });
});
