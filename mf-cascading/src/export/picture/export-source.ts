import type { CascadingTree } from '@selaras/contracts';
import type { Theme } from '@selaras/domain';
import { loadPainters } from '../../diagram/canvas/detail-painters';
import { lookOf } from '../../diagram/theme/looks';
import type { TreeModel } from '../../tree/model/model';
import { countOf } from '../../tree/state/visible';
import type { Measure } from '../../tree/text/text-lines';
import type { Look } from '../../view/paint/look';
import type { DetailPainters } from '../../view/paint/paint-style';
import type { Scene } from '../../view/scene/scene';
import { dataHash } from '../proof/data-hash';
import { deepLink } from '../proof/deep-link';
import { qrOf } from '../proof/qr';
import type { PictureWords } from '../words/picture-words';
import { type Area, sceneOfArea } from './area';
import { type CaptionFacts, captionOf } from './caption';
import { type Picture, type PictureUse, pictureOf } from './picture';

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
  /** Left out: the portal's. */
  readonly words?: PictureWords;
  /** Colours and font of a picture; left out: those of the design system. */
  readonly look?: (theme: Theme) => Look;
}

/** The same scene with the boxes of another year, whose answer is not at hand to be hashed. */
export const sourceOfYear = (source: ExportSource, model: TreeModel, tahun: number): ExportSource => ({
  ...source,
  scene: { ...source.scene, model },
  tahun,
  data: null,
});

const usualLook = (theme: Theme): Look => lookOf(theme);

/** A picture with what it says about itself. */
export interface Prepared {
  readonly picture: Picture;
  readonly facts: CaptionFacts;
}

/** What of a choice decides the picture itself. */
export interface PictureChoice {
  readonly area: Area;
  readonly theme: Theme;
  readonly use: PictureUse;
}

export async function prepare(source: ExportSource, { area, theme, use }: PictureChoice): Promise<Prepared> {
  const { data } = source;
  const [sidik, painters] = await Promise.all([data === null ? null : dataHash(data), loadPainters()]);
  const scene = sceneOfArea(source.scene, area, source.measure);
  return pictured(source, scene, { sidik, painters, theme, use });
}

/** The same at once, of what is shown, on paper: without the hash of the data, which takes a while. */
export const prepareNow = (source: ExportSource, painters: DetailPainters): Prepared =>
  pictured(source, sceneOfArea(source.scene, 'visible', source.measure), {
    sidik: null,
    painters,
    theme: 'light',
    use: 'paper',
  });

interface PictureNeeds extends Pick<PictureChoice, 'theme' | 'use'> {
  readonly sidik: string | null;
  readonly painters: DetailPainters;
}

function pictured(
  source: ExportSource,
  scene: Scene,
  { sidik, painters, theme, use }: PictureNeeds,
): Prepared {
  const { title, unit, tahun, madeAt, measure, words } = source;
  const link = deepLink({ ...source, sidik });
  const facts = { title, unit, tahun, madeAt, boxes: countOf(scene.visible), sidik, link, words };
  const caption = captionOf(facts);
  const picture = pictureOf({
    scene,
    look: (source.look ?? usualLook)(theme),
    use,
    caption,
    qr: qrOf(link),
    measure,
    painters,
  });
  return { picture, facts };
}
