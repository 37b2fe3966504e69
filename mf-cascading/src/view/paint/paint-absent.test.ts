/** @jest-environment node */

import { lookOf } from '../../diagram/theme/looks';
import { generatedTree, shapes } from '../../testing/generated-tree';
import { otherYear } from '../../testing/other-year';
import { yearMarks } from '../../tree/compare/year-marks';
import { buildTree } from '../../tree/model/build';
import { yearTreeOf } from '../../tree/years/year-tree';
import { CardCursor } from '../scene/scene';
import { sceneOf } from '../scene/testing/scene-of';
import { detailAt } from './detail';
import { detailPainters } from './detail-painters';
import { paintCard } from './paint-card';
import type { PaintSurface } from './paint-surface';

const tree = generatedTree(shapes.kecil);
const years = yearTreeOf(
  new Map([
    [2025, buildTree(tree, { maxDepth: 5 })],
    [
      2026,
      buildTree(otherYear(tree, 2026, { sub: (list, first) => (first ? list.slice(1) : list) }), {
        maxDepth: 5,
      }),
    ],
  ]),
);

/** A surface that remembers the texts. */
function recorder(): { surface: PaintSurface; texts: string[] } {
  const texts: string[] = [];
  const surface = new Proxy({} as PaintSurface, {
    get: (_, name) => (name === 'fillText' ? (text: string) => texts.push(text) : () => ({ width: 0 })),
    set: () => true,
  });
  return { surface, texts };
}

function painted(tahun: number, key: string, scale: number) {
  const model = years.modelOf(tahun);
  const scene = sceneOf({ ...model, marks: yearMarks(model, tahun, years.knows, null, null) });
  const box = model.keys.indexOf(key);
  const mark = scene.model.marks?.[box] ?? null;
  const { surface, texts } = recorder();
  const drawn = new CardCursor(scene).at(box);
  const style = { look: lookOf('light'), painters: detailPainters };
  paintCard(surface, drawn, mark, { x: 0, y: 0, scale }, detailAt(scale), style);
  return { texts, told: mark?.text ?? null };
}

describe('a box that the shown year does not have', () => {
  it('keeps its place as an outline that says so', () => {
    const { texts, told } = painted(2026, 'kinerja-sub-kegiatan:5', 1);
    expect(told).toBe('Tidak ada tahun 2026');
    expect(texts).toEqual(expect.arrayContaining(['Kinerja Sub Kegiatan', 'Tidak ada']));
    expect(texts.filter((text) => text.startsWith('Target'))).toEqual([]);
  });

  it('is an empty outline from far away', () => {
    expect(painted(2026, 'kinerja-sub-kegiatan:5', 0.1).texts).toEqual([]);
  });

  it('is told apart from one of a year without data', () => {
    expect(painted(2027, 'kinerja-sub-kegiatan:5', 1).told).toBe('Belum ada data tahun 2027');
  });

  it.each(['kinerja-sub-kegiatan:6', 'sasaran-strategis-pd:2'])('does not stand for %s', (key) => {
    const { texts, told } = painted(2026, key, 1);
    expect(told).toBeNull();
    expect(texts).toContainEqual(expect.stringContaining('Target'));
  });

  it('is never a five-year row: its target is known', () => {
    expect(painted(2027, 'sasaran-strategis-pd:2', 1).texts).toContainEqual(
      expect.stringContaining('Target'),
    );
  });
});
