import type { CascadingTree } from '@selaras/contracts';
import { loadPainters } from '../../diagram/canvas/detail-painters';
import { countOf } from '../../tree/state/visible';
import type { Measure } from '../../tree/text/text-lines';
import type { Scene } from '../../view/scene/scene';
import { dataHash } from '../proof/data-hash';
import { deepLink } from '../proof/deep-link';
import { qrOf } from '../proof/qr';
import { sceneOfArea } from './area';
import { type CaptionFacts, captionOf } from './caption';
import type { ExportChoice } from './export-choice';
import { type Picture, pictureOf } from './picture';

/** Everything that a picture is made from, as it was when the user asked for it. */
export interface ExportSource {
  readonly scene: Scene;
  readonly title: string;
  readonly satuanKerjaId: number | null;
  readonly unit: string;
  readonly tahun: number;
  /** Data of the tree, for its hash; null when it is not known. */
  readonly data: CascadingTree['data'] | null;
  readonly href: string;
  readonly madeAt: Date;
  readonly measure: Measure;
}

/** A picture with what it says about itself. */
export interface Prepared {
  readonly picture: Picture;
  readonly facts: CaptionFacts;
}

export async function prepare(
  source: ExportSource,
  { area, theme }: Pick<ExportChoice, 'area' | 'theme'>,
): Promise<Prepared> {
  const { title, unit, tahun, madeAt, measure, data } = source;
  const [scene, sidik, painters] = await Promise.all([
    sceneOfArea(source.scene, area),
    data === null ? null : dataHash(data),
    loadPainters(),
  ]);
  const link = deepLink({ ...source, sidik });
  const facts = { title, unit, tahun, madeAt, boxes: countOf(scene.visible), sidik, link };
  const picture = pictureOf({ scene, theme, caption: captionOf(facts), qr: qrOf(link), measure, painters });
  return { picture, facts };
}
