import { generatedTree, shapes } from '../../../testing/generated-tree';
import { buildTree } from '../../../tree/model/build';
import type { Card } from '../../../tree/model/card';
import { openToDepth } from '../../../tree/state/open-state';
import { roughMeasure } from '../../../tree/text/text-lines';
import type { Scene } from '../../../view/scene/scene';
import { sceneOf } from '../../../view/scene/testing/scene-of';
import type { Bytes } from '../../bytes/bytes';
import { type ExportSource, type Prepared, prepare } from '../export-source';
import type { PictureUse } from '../picture';

type Texts = Partial<Card>;

/** A small tree, open to a depth, whose boxes may be given other texts. */
export function smallScene(
  change: (texts: Texts, box: number) => Texts = (texts) => texts,
  depth = 5,
): Scene {
  const model = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });
  const cards = model.cards.map((card, box) => ({ ...card, ...change({ sasaran: card.sasaran }, box) }));
  return sceneOf({ ...model, cards }, openToDepth(model, depth, []));
}

export const sourceOf = (scene: Scene): ExportSource => ({
  scene,
  title: 'Cascading',
  satuanKerjaId: 1012,
  unit: 'Dinas Kesehatan',
  tahun: 2025,
  data: generatedTree(shapes.kecil).data,
  href: 'https://selaras.tirtaraya.go.id/display-mikro/cascading',
  madeAt: new Date('2025-03-05T01:30:00Z'),
  measure: roughMeasure,
});

/** A picture of a small tree, as an export gets it. */
export const preparedOf = (scene: Scene = smallScene(), use: PictureUse = 'file'): Promise<Prepared> =>
  prepare(sourceOf(scene), { area: 'visible', theme: 'light', use });

/** What an exporter writes, in one piece. */
export async function written(
  run: (job: {
    write: (part: Bytes) => Promise<void>;
    onProgress: () => void;
    signal: AbortSignal;
  }) => Promise<void>,
  signal = new AbortController().signal,
): Promise<Buffer> {
  const parts: Bytes[] = [];
  await run({
    write: async (part) => {
      parts.push(part);
    },
    onProgress: () => {},
    signal,
  });
  return Buffer.concat(parts);
}
