import type { Config } from '../../../config';
import { datasetYear } from '../open-data/dataset-year';
import { type DatasetSelection, type NoDataset, selectDataset } from '../open-data/open-dataset';
import { singleValues } from '../open-data/single-values';

export interface AskedPage {
  readonly tahun: number;
  readonly selection: DatasetSelection | NoDataset;
}

/** Free text is endless, and of no use to a picture: what it finds is kept nowhere. */
const SEARCH = 'q';

/**
 * What an address asks of a public page: its year and its checked selection, without what is searched for.
 *
 * @param anyYear also a year that is not open any more, for who reads kept versions.
 * @throws `PERMINTAAN_RUSAK` for a year that is not open, for what the page does not know, and for what is said twice.
 */
export function askedPage(
  path: string,
  query: Readonly<Record<string, unknown>>,
  config: Pick<Config, 'openYears' | 'defaultYear'>,
  anyYear = false,
): AskedPage {
  const { [SEARCH]: _, ...given } = singleValues(query);
  const tahun = datasetYear(given.tahun, config, anyYear);
  return { tahun, selection: selectDataset({ path, query: given, tahun }) };
}
