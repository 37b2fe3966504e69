/** @jest-environment node */
import decodeQr from 'qr/decode.js';
import type { QrModules } from '../proof/qr';
import type { TextRun, VectorSink } from '../vector/vector-sink';
import { VectorSurface } from '../vector/vector-surface';
import { sceneOfArea } from './area';
import { prepare } from './export-source';
import { paintInBatches } from './paint-in-batches';
import { paintPicture } from './paint-picture';
import type { Picture } from './picture';
import { preparedOf, smallScene, sourceOf } from './testing/picture-of';

/** Collects the texts of a picture and the rectangles' extent. */
function recording() {
  const texts: TextRun[] = [];
  const nothing = () => {};
  const sink: VectorSink = {
    rect: nothing,
    fill: nothing,
    stroke: nothing,
    text: (run) => texts.push(run),
    open: nothing,
    clip: nothing,
    close: nothing,
  };
  return { texts, sink };
}

function textsOf(picture: Picture): TextRun[] {
  const { texts, sink } = recording();
  for (const _ of paintInBatches(new VectorSurface(sink, picture.measure), picture));
  return texts;
}

const pixelsOf = (modules: QrModules, scale: number) => {
  const side = (modules.length + 8) * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  modules.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (!dark) return;
      for (let at = 0; at < scale * scale; at += 1) {
        const px = (x + 4) * scale + (at % scale);
        const py = (y + 4) * scale + Math.floor(at / scale);
        data.fill(0, 4 * (py * side + px), 4 * (py * side + px) + 3);
      }
    });
  });
  return { width: side, height: side, data };
};

describe('an exported picture', () => {
  it('says unit, year, time and hash, and shows its address as a QR code that another reader reads', async () => {
    const { picture, facts } = await preparedOf();
    const texts = textsOf(picture).map(({ text }) => text);
    expect(texts).toContain('Cascading · Dinas Kesehatan');
    expect(texts.join('\n')).toMatch(/Tahun 2025 · \d+ kotak · dibuat 5 Maret 2025 08:30 WIB/);
    expect(texts.join('\n')).toContain(`Sidik data ${facts.sidik?.slice(0, 4)} `);
    expect(decodeQr(pixelsOf(picture.qr, 4))).toBe(facts.link);
    expect(facts.link).toContain(`sidik=${facts.sidik}`);
  });

  it('holds the goal of every box that is open, inside the picture', async () => {
    const scene = smallScene((_, box) => ({ sasaran: `Sasaran${box}` }));
    const { picture } = await preparedOf(scene);
    const runs = textsOf(picture);
    const shown = [...scene.visible.keys()].filter((box) => scene.visible[box] === 1);
    for (const box of shown) expect(runs.some(({ text }) => text === `Sasaran${box}`)).toBe(true);
    for (const { x, y } of runs) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(picture.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(picture.height);
    }
  });

  it('is the same painted whole or window by window', async () => {
    const { picture } = await preparedOf();
    const whole = new Set(
      textsOf(picture).map(({ text, x, y }) => `${text}@${x.toFixed(1)},${y.toFixed(1)}`),
    );
    const parts = new Set<string>();
    const side = 500;
    for (let top = 0; top < picture.height; top += side) {
      for (let left = 0; left < picture.width; left += side) {
        const { texts, sink } = recording();
        const window = { x: left, y: top, w: side, h: side };
        paintPicture(new VectorSurface(sink, picture.measure), picture, window, 1);
        for (const { text, x, y } of texts) {
          parts.add(`${text}@${(x + left).toFixed(1)},${(y + top).toFixed(1)}`);
        }
      }
    }
    expect(parts).toEqual(whole);
  });

  it('leaves the scene that it was made from as it was', async () => {
    const scene = { ...smallScene(), selected: 3 };
    const before = structuredClone({ x: scene.layout.x, open: scene.state.open, visible: scene.visible });
    for (const area of ['all', 'visible', 'branch'] as const) {
      await prepare(sourceOf(scene), { area, theme: 'dark' });
    }
    expect({ x: scene.layout.x, open: scene.state.open, visible: scene.visible }).toEqual(before);
    expect(scene.selected).toBe(3);
  });
});

describe('the exported part of the tree', () => {
  const boxesOf = (visible: Uint8Array) => [...visible.keys()].filter((box) => visible[box] === 1);

  it('is what is open, every branch, or the branch of the selected box', async () => {
    const scene = smallScene();
    const closed = { ...scene, visible: scene.visible.map((_, box) => (box < 3 ? 1 : 0)), selected: 1 };
    expect(boxesOf((await sceneOfArea(closed, 'visible')).visible)).toEqual([0, 1, 2]);
    const all = boxesOf((await sceneOfArea(closed, 'all')).visible);
    expect(all).toEqual(boxesOf(scene.visible));
    const branch = boxesOf((await sceneOfArea({ ...scene, selected: 1 }, 'branch')).visible);
    expect(branch[0]).toBe(1);
    expect(branch.length).toBeGreaterThan(1);
    for (const box of branch.slice(1)) {
      const path = [];
      for (let at = box; at >= 0; at = scene.model.parent[at] ?? -1) path.push(at);
      expect(path).toContain(1);
    }
  });
});
