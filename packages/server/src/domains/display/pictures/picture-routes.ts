import type { FastifyInstance } from 'fastify';
import type { Dataset } from '../../../kit/open-data/dataset';
import type { Picture, PictureFormat } from '../../../kit/picture/picture';
import { PicturePainter } from '../../../kit/picture/picture-painter';
import type { KeptAnswers } from '../../../kit/text-cache/kept-answers';
import { datasetSources } from '../open-data/dataset-sources';
import type { DatasetSelection } from '../open-data/open-dataset';
import { readVersion } from '../open-data/read-dataset';
import { singleValues } from '../open-data/single-values';
import { versionName } from '../open-data/versions/version-name';
import { askedPage } from '../pages/asked-page';
import { readDataset, requireSelection } from '../pages/kept-dataset';
import { findLastChange } from '../pages/last-change';
import { routePattern } from '../pages/route-pattern';
import { sourceWords, versionSourceWords } from '../pages/source-words';
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
          const { versi, [PREVIEW]: preview } = singleValues(request.query);
          const asked = askedPage(page, request.query, config, versi !== undefined);
          const selection = requireSelection(asked.selection);
          const drawn = versi === undefined ? current(selection) : await dated(selection, versi);
          const forEver = preview === String(await kept.version()) && versi === undefined;
          reply.header('Cache-Control', forEver ? FOREVER : 'no-cache');
          const kind = preview === undefined ? 'grafik' : 'kartu';
          return kept.sendAs(
            { request, reply },
            ['gambar', format, selection.kunci, kind, drawn.versi],
            types[format],
            async () => {
              const { dataset, sumber } = await drawn.read();
              const words = { instansi: config.instansi, sumber };
              return painter.paint(pictureOf(dataset, preview !== undefined, words), format);
            },
          );
        },
      );
    }
  }

  /** The figures as they are now. */
  const current = (selection: DatasetSelection): Drawn => ({
    versi: null,
    read: async () => ({
      dataset: await readDataset(db, kept, selection),
      sumber: sourceWords(config.instansi, await findLastChange(db)),
    }),
  });

  /** The figures of a kept version. @throws as `readVersion` does. */
  async function dated(selection: DatasetSelection, versi: string): Promise<Drawn> {
    const { dataset, version } = await readVersion(db, selection, versi);
    const sumber = versionSourceWords(config.instansi, version);
    return { versi: versionName(version), read: async () => ({ dataset, sumber }) };
  }
}

/** What is drawn. */
interface Drawn {
  /** Names the kept version; null: the figures as they are now. */
  readonly versi: string | null;
  read(): Promise<{ dataset: Dataset; sumber: string }>;
}

const pictureOf = (dataset: Dataset, preview: boolean, words: Parameters<typeof cardPicture>[1]): Picture =>
  (preview ? null : chartPicture(dataset, words)) ?? cardPicture(dataset, words);
