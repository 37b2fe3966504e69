/** @jest-environment node */
import decodeQr from 'qr/decode.js';
import { actionRules } from '../../tree/model/action';
import { roughMeasure } from '../../tree/text/text-lines';
import type { Scene } from '../../view/scene/scene';
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

const shownIn = ({ visible }: Scene) => [...visible.keys()].filter((box) => visible[box] === 1);

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

  it('cuts no text, however long goals, indicators, units of measure and the name of the unit are', async () => {
    const words = (name: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${name}${at}`).join(' ');
    const long = (_: unknown, box: number) => ({
      sasaran: words(`sasaran${box}x`, 90),
      indikator: [1, 2, 3, 4].map((at) => words(`indikator${box}x${at}y`, 12)),
      satuan: words(`satuan${box}x`, 6),
      target: 1_234_567_890,
    });
    const scene = smallScene(long);
    const unit = words('Dinas', 40);
    for (const use of ['file', 'paper'] as const) {
      const { picture } = await prepare(
        { ...sourceOf(scene), unit },
        { area: 'visible', theme: 'light', use },
      );
      const runs = textsOf(picture);
      const said = new Set(runs.flatMap(({ text }) => text.split(' ')));
      for (const box of shownIn(scene)) {
        const { sasaran, indikator, satuan } = long(null, box);
        for (const word of [sasaran, ...indikator, satuan, unit].join(' ').split(' '))
          expect(said).toContain(word);
      }
      expect(said).toContain('1.234.567.890');
      expect(runs.filter(({ text }) => text.includes('…'))).toEqual([]);
      for (const { x, y } of runs)
        expect([x > 0, x < picture.width, y > 0, y < picture.height]).toEqual([true, true, true, true]);
    }
  });

  it('paints no buttons and no toggles, and still says what lies outside the budget', async () => {
    const scene = smallScene((texts) => ({ ...texts, external: true, pk: 'ditandatangani' }), 2);
    const buttons = Object.values(actionRules).map(({ sign }) => sign);
    const runs = textsOf((await preparedOf(scene)).picture).map(({ text }) => text);
    expect(runs.filter((text) => buttons.includes(text))).toEqual([]);
    // A closed branch says how many boxes it hides on the screen, where it can be opened.
    expect(runs.filter((text) => /^\d+\+?$/.test(text))).toEqual([]);
    expect(
      textsOf((await preparedOf(smallScene((texts) => ({ ...texts, external: true })))).picture).map(
        ({ text }) => text,
      ),
    ).toContain('Kinerja Sub Kegiatan · Eksternal');
  });

  it('leaves no room for cross-cutting items that are not shown', async () => {
    const scene = smallScene();
    const withCross = sceneOfArea({ ...scene, visible: scene.visible.map(() => 1) }, 'visible', roughMeasure);
    const { layout } = sceneOfArea(scene, 'visible', roughMeasure);
    expect(layout.bounds.w).toBeLessThanOrEqual(withCross.layout.bounds.w);
    layout.x.forEach((left, box) => {
      expect(Number.isNaN(left)).toBe(scene.visible[box] !== 1);
    });
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
      await prepare(sourceOf(scene), { area, theme: 'dark', use: 'file' });
    }
    expect({ x: scene.layout.x, open: scene.state.open, visible: scene.visible }).toEqual(before);
    expect(scene.selected).toBe(3);
  });
});

describe('the exported part of the tree', () => {
  const boxesOf = (visible: Uint8Array) => [...visible.keys()].filter((box) => visible[box] === 1);

  it('is what is open, every branch, or the branch of the selected box', () => {
    const scene = smallScene();
    const closed = { ...scene, visible: scene.visible.map((_, box) => (box < 3 ? 1 : 0)), selected: 1 };
    expect(boxesOf(sceneOfArea(closed, 'visible', roughMeasure).visible)).toEqual([0, 1, 2]);
    const all = boxesOf(sceneOfArea(closed, 'all', roughMeasure).visible);
    expect(all).toEqual(boxesOf(scene.visible));
    const branch = boxesOf(sceneOfArea({ ...scene, selected: 1 }, 'branch', roughMeasure).visible);
    expect(branch[0]).toBe(1);
    expect(branch.length).toBeGreaterThan(1);
    for (const box of branch.slice(1)) {
      const path = [];
      for (let at = box; at >= 0; at = scene.model.parent[at] ?? -1) path.push(at);
      expect(path).toContain(1);
    }
  });
});
