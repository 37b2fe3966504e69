import type {
  AnswerOf,
  LkeInstrumen,
  LkeLembar,
  LkePembagian,
  LkeTahunLalu,
  lkeInstrumenCalls,
} from '@selaras/contracts';
import type { PageOpening } from '@selaras/federation';
import { useSession } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { hasRole } from '@selaras/roles';
import { useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { lembarQueries } from '../../lembar/lembar-queries';
import { unitOfAddress } from '../../lembar/unit-by-address';
import { evidenQueries } from './eviden-queries';

/** Everything that the pages of a unit's worksheet show. */
export interface LembarData {
  readonly instrumen: LkeInstrumen;
  readonly lembar: LkeLembar;
  readonly tahunLalu: readonly LkeTahunLalu[];
  /** null for who is not of the unit. */
  readonly pembagian: LkePembagian | null;
}

type Instrumen = AnswerOf<typeof lkeInstrumenCalls.get>;
const instrumenOf = ({ data }: Instrumen) => data;

/** Asks for all of it side by side, before the page is drawn. */
export const prepareLembar = ({ queries, address, user }: PageOpening): Promise<unknown> => {
  const unit = unitOfAddress(user, address);
  if (unit === null) return Promise.resolve();
  return Promise.all([
    queries.prefetchQuery(lembarQueries.instrumen()),
    queries.prefetchQuery(lembarQueries.lembar(unit)),
    queries.prefetchQuery(evidenQueries.tahunLalu(unit)),
    hasRole(user, 'perangkat_daerah') ? queries.prefetchQuery(evidenQueries.pembagian(unit)) : undefined,
  ]);
};

/** The same on the page: what is loaded, or why it is not. */
export function useLembar(unit: number) {
  const { user } = useSession();
  const ofUnit = hasRole(user, 'perangkat_daerah');
  const instrumen = useQuery({ ...lembarQueries.instrumen(), select: instrumenOf });
  const lembar = useQuery(lembarQueries.lembar(unit));
  const tahunLalu = useQuery(evidenQueries.tahunLalu(unit));
  const pembagian = useQuery({ ...evidenQueries.pembagian(unit), enabled: ofUnit });
  const ready =
    instrumen.data !== undefined &&
    lembar.data !== undefined &&
    tahunLalu.data !== undefined &&
    (!ofUnit || pembagian.data !== undefined);
  const data: LembarData | undefined = ready
    ? {
        instrumen: instrumen.data,
        lembar: lembar.data.data,
        tahunLalu: tahunLalu.data.data,
        pembagian: pembagian.data?.data ?? null,
      }
    : undefined;
  const failed = [instrumen, lembar, tahunLalu, pembagian].find(({ error }) => error !== null) ?? lembar;
  return useLoaded(data, loadFailure(failed, 'Lembar kerja gagal dimuat'));
}
