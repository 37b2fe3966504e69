import type { FastifyInstance } from 'fastify';
import type { PageText, ReadPageText } from '../../../kit/html/page-text';
import type { KeptAnswers } from '../../../kit/text-cache/kept-answers';
import { listVisibleUnits } from '../../../kit/visibility/visible-units';
import type { DatasetSelection } from '../open-data/open-dataset';
import { askedPage } from '../pages/asked-page';
import { readDataset } from '../pages/kept-dataset';
import { findLastChange } from '../pages/last-change';
import { sourceWords } from '../pages/source-words';
import { datasetBody } from './dataset-body';
import { headTags, shareTitle } from './head-tags';
import { unitChoice } from './unit-choice';

/** The first HTML of public display pages, made once for each version of the data. */
export function pageTextSource({ context }: FastifyInstance, kept: KeptAnswers): ReadPageText {
  const { db, config } = context;
  const { instansi } = config;
  return async ({ path, query, origin, title }) => {
    const { tahun, selection } = askedPage(path, query, config);
    if (selection === 'halaman-tidak-dikenal') return null;
    const key = typeof selection === 'string' ? path : selection.kunci;
    const text = await kept.read(['awal', origin, title, tahun, key], async () =>
      JSON.stringify(typeof selection === 'string' ? await choice() : await shown(selection)),
    );
    return JSON.parse(text);

    async function choice(): Promise<PageText> {
      const units = await listVisibleUnits(db, tahun);
      return unitChoice({ title, path, origin, tahun, instansi, units });
    }

    async function shown(asked: DatasetSelection): Promise<PageText> {
      const dataset = await readDataset(db, kept, asked);
      const [versi, diperbarui] = await Promise.all([kept.version(), findLastChange(db)]);
      return {
        title: shareTitle(dataset),
        description: dataset.kalimat,
        head: headTags(dataset, { origin, instansi, versi, diperbarui }).text,
        body: datasetBody(dataset, { instansi, sumber: sourceWords(instansi, diperbarui) }).text,
      };
    }
  };
}
