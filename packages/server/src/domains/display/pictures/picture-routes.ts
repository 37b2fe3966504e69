import type { FastifyInstance } from 'fastify';
import type { Dataset } from '../../../kit/open-data/dataset';
import type { Picture, PictureFormat } from '../../../kit/picture/picture';
import { PicturePainter } from '../../../kit/picture/picture-painter';
import type { KeptAnswers } from '../../../kit/text-cache/kept-answers';
import { datasetSources } from '../open-data/dataset-sources';
import type { DatasetSelection } from '../open-data/open-dataset';
import { askedPage } from '../pages/asked-page';
import { readDataset, requireSelection } from '../pages/kept-dataset';
import { findLastChange } from '../pages/last-change';
import { routePattern } from '../pages/route-pattern';
import { sourceWords } from '../pages/source-words';
import { cardPicture } from './card-picture';
import { chartPicture } from './chart-picture';

/** Of one address in a minute: who shares links makes few, and each new one costs some fifty milliseconds. */
const PER_MINUTE = 600;

/** Names the preview of a shared link, with the version of the data that it shows. */
const PREVIEW = 'pratinjau';
const FOREVER = 'public, max-age=31536000, immutable';

const types = { svg: 'image/svg+xml', png: 'image/png' } as const;

/** A public page's chart, or its headline figures, as a picture at the page's own address; the preview of its link. */
export function registerPictures(app: FastifyInstance, kept: KeptAnswers): void {
  const { db, config } = app.context;
  const painter = new PicturePainter();
  app.addHook('onClose', () => painter.close());
  const formats: readonly PictureFormat[] = ['svg', 'png'];

  for (const { path } of datasetSources) {
    for (const format of formats) {
      app.get<{ Querystring: Record<string, unknown> }>(
        `${routePattern(path)}.${format}`,
        { schema: { hide: true }, config: { rateLimit: { max: PER_MINUTE, allowList: [] } } },
        async (request, reply) => {
          const page = decodeURIComponent(request.url.split('?')[0] ?? '').slice(0, -format.length - 1);
          const selection = requireSelection(askedPage(page, request.query, config).selection);
          const preview = request.query[PREVIEW];
          const current = preview === String(await kept.version());
          reply.header('Cache-Control', current ? FOREVER : 'no-cache');
          return kept.sendAs(
            { request, reply },
            ['gambar', format, selection.kunci, preview === undefined ? 'grafik' : 'kartu'],
            types[format],
            async () => painter.paint(await picture(selection, preview !== undefined), format),
          );
        },
      );
    }
  }

  async function picture(selection: DatasetSelection, preview: boolean): Promise<Picture> {
    return pictureOf(await readDataset(db, kept, selection), preview, {
      instansi: config.instansi,
      sumber: sourceWords(config.instansi, await findLastChange(db)),
    });
  }
}

const pictureOf = (dataset: Dataset, preview: boolean, words: Parameters<typeof cardPicture>[1]): Picture =>
  (preview ? null : chartPicture(dataset, words)) ?? cardPicture(dataset, words);
