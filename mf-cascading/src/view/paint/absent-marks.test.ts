/** @jest-environment node */
import { generatedTree, shapes } from '../../testing/generated-tree';
import { otherYear } from '../../testing/other-year';
import { buildTree } from '../../tree/model/build';
import { yearTreeOf } from '../../tree/years/year-tree';
import { CardCursor } from '../scene/scene';
import { sceneOf } from '../scene/testing/scene-of';
import { absentMarks } from './absent-marks';
import { lookOf } from './look';
import { type Detail, detailAt } from './paint-card';
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
  const scene = sceneOf(years.modelOf(tahun));
  const box = scene.model.keys.indexOf(key);
  const { surface, texts } = recorder();
  const detail: Detail = detailAt(scale);
  const drawn = new CardCursor(scene).at(box);
  const marks = absentMarks(scene.model, tahun, years.knows);
  const instead = marks.paintInstead(surface, box, drawn, { x: 0, y: 0, scale }, detail, lookOf('light'));
  return { instead, texts, told: marks.textOf(box) };
}

describe('a box that the shown year does not have', () => {
  it('keeps its place as an outline that says so', () => {
    const { instead, texts, told } = painted(2026, 'kinerja-sub-kegiatan:5', 1);
    expect(instead).toBe(true);
    expect(told).toBe('Tidak ada tahun 2026');
    expect(texts).toEqual(expect.arrayContaining(['Kinerja Sub Kegiatan', 'Tidak ada']));
  });

  it('is an empty outline from far away', () => {
    const { instead, texts } = painted(2026, 'kinerja-sub-kegiatan:5', 0.1);
    expect(instead).toBe(true);
    expect(texts).toEqual([]);
  });

  it('is told apart from one of a year without data', () => {
    expect(painted(2027, 'kinerja-sub-kegiatan:5', 1).told).toBe('Belum ada data tahun 2027');
  });

  it.each(['kinerja-sub-kegiatan:6', 'sasaran-strategis-pd:2'])('does not stand for %s', (key) => {
    expect(painted(2026, key, 1)).toEqual({ instead: false, texts: [], told: null });
  });

  it('is never a five-year row: its target is known', () => {
    expect(painted(2027, 'sasaran-strategis-pd:2', 1).instead).toBe(false);
  });
});
