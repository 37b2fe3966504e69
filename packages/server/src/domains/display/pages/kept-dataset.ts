import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { Dataset } from '../../../kit/open-data/dataset';
import type { KeptAnswers } from '../../../kit/text-cache/kept-answers';
import { ProblemError } from '../../../plugins/problem';
import type { DatasetSelection, NoDataset } from '../open-data/open-dataset';

/** A checked selection of a public page. @throws `TIDAK_DITEMUKAN` without one. */
export function requireSelection(selection: DatasetSelection | NoDataset): DatasetSelection {
  if (typeof selection === 'string') throw new ProblemError('TIDAK_DITEMUKAN');
  return selection;
}

/** The dataset of a selection, made once for each version of the data, for all that draw it. */
export async function readDataset(
  db: Kysely<Tables>,
  kept: KeptAnswers,
  { kunci, make }: DatasetSelection,
): Promise<Dataset> {
  return JSON.parse(await kept.read(['halaman', kunci], async () => JSON.stringify(await make(db))));
}
