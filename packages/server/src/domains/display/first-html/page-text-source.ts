import type { FastifyInstance } from 'fastify';
import type { PageText, ReadPageText } from '../../../kit/html/page-text';
import type { KeptAnswers } from '../../../kit/text-cache/kept-answers';
import { openDataset } from '../open-data/open-dataset';
import { askedPage, selectionKey } from '../pages/asked-page';
import { findLastChange } from '../pages/last-change';
import { sourceWords } from '../pages/source-words';
import { listVisibleUnits } from '../pages/visible-units';
import { datasetBody } from './dataset-body';
import { headTags, shareTitle } from './head-tags';
import { unitChoice } from './unit-choice';

/** The first HTML of public display pages, made once for each version of the data. */
export function pageTextSource({ context }: FastifyInstance, kept: KeptAnswers): ReadPageText {
  const { db, config } = context;
  const { instansi } = config;
  return async ({ path, query, origin, title }) => {
    const asked = askedPage(path, query, config);
    const key = selectionKey(asked);
    const text = await kept.read(['awal', origin, title, path, asked.tahun, key], async () =>
      JSON.stringify(await make()),
    );
    return JSON.parse(text);

    async function make(): Promise<PageText | null> {
      const dataset = await openDataset({ db, ...asked });
      if (dataset === 'halaman-tidak-dikenal') return null;
      if (dataset === 'satuan-kerja-belum-dipilih') {
        const units = await listVisibleUnits(db, asked.tahun);
        return unitChoice({ title, path, origin, tahun: asked.tahun, instansi, units });
      }
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
