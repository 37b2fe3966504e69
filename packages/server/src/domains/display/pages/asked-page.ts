import type { Config } from '../../../config';
import { ProblemError } from '../../../plugins/problem';
import { type DatasetAsked, selectDataset } from '../open-data/open-dataset';

/** Names the year of what an address means; without it, the public's. */
const YEAR = 'tahun';

/**
 * What an address asks of a public page: its selection and its year.
 *
 * @throws `TAHUN_TIDAK_DIKENAL` for a year that is not open.
 */
export function askedPage(
  path: string,
  query: Readonly<Record<string, unknown>>,
  { openYears, defaultYear }: Pick<Config, 'openYears' | 'defaultYear'>,
): Omit<DatasetAsked, 'db'> {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const { [YEAR]: year, ...rest } = Object.fromEntries(given);
  const tahun = year === undefined ? defaultYear : Number(year);
  if (!openYears.includes(tahun)) throw new ProblemError('TAHUN_TIDAK_DIKENAL');
  return { path, query: rest, tahun };
}

/**
 * What an answer for a page is kept by: its checked selection, so that what an address names besides makes no copies;
 * null without a dataset.
 */
export function selectionKey(asked: Omit<DatasetAsked, 'db'>): string | null {
  const selected = selectDataset(asked);
  if (typeof selected === 'string') return null;
  const searched = selected.dicari ? (asked.query.q ?? '') : '';
  return JSON.stringify([asked.path, asked.tahun, selected.pilihan, searched]);
}
