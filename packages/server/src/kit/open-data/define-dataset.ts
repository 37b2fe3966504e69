import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '../../database/tables';
import { ProblemError } from '../../plugins/problem';
import { publicAnswer } from '../../plugins/public-answer';
import type { DatasetContent } from './dataset';

/** What a dataset is made from: the page's own answer for the public. */
export interface DatasetInput<Query> {
  readonly db: Kysely<Tables>;
  readonly tahun: number;
  readonly query: Query;
}

/** A selection that was checked, and what makes its content. */
interface Selection {
  readonly pilihan: Readonly<Record<string, string>>;
  readonly dicari: boolean;
  make(db: Kysely<Tables>, tahun: number): Promise<DatasetContent>;
}

/** The dataset of a public page. */
export interface DatasetSource {
  /** Path of the page, with `{name}` for what stands in it. */
  readonly path: string;
  /**
   * @throws `PERMINTAAN_RUSAK` that names what in the address is wrong; `TIDAK_DITEMUKAN` where it is the path itself:
   * there is no such page.
   */
  select(address: Readonly<Record<string, string | undefined>>): Selection;
}

/** Free texts that lists are searched for. */
const SEARCH = 'q';

/**
 * Joins a page with what its address may hold and what makes its dataset. `query` names only values that the data limit:
 * each selection is kept, so there must not be endlessly many; what it does not name is left out.
 */
export const defineDataset = <Query extends z.ZodObject>(
  path: string,
  query: Query,
  make: (input: DatasetInput<z.output<Query>>) => Promise<DatasetContent>,
): DatasetSource => ({
  path,
  select: (address) => {
    const read = query.safeParse(address);
    if (!read.success) {
      if (read.error.issues.some((issue) => path.includes(`{${issue.path.join('.')}}`)))
        throw new ProblemError('TIDAK_DITEMUKAN');
      const faults = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
      throw new ProblemError('PERMINTAAN_RUSAK', {
        pesan: `Alamat data tidak dapat dibaca. ${faults.join('; ')}.`,
      });
    }
    const given = Object.entries(read.data)
      .filter(([, value]) => value !== undefined && value !== '')
      .sort(([one], [other]) => (one < other ? -1 : 1));
    return {
      pilihan: Object.fromEntries(
        given.filter(([name]) => name !== SEARCH).map(([name, value]) => [name, String(value)]),
      ),
      dicari: given.some(([name]) => name === SEARCH),
      make: async (db, tahun) => publicAnswer(await make({ db, tahun, query: read.data })),
    };
  },
});

declare module 'fastify' {
  interface FastifyInstance {
    /** Datasets of public pages beside those of the displays. */
    readonly datasets: DatasetSource[];
  }
}
