import { apiClient, invalidate } from '@selaras/api-client';
import type { LkeBaris, LkeBukti, LkeLembar } from '@selaras/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { lembarQueries } from '../../lembar/lembar-queries';
import { evidenQueries } from './bukti-queries';

/** A criterion with other evidence, counted anew. */
function withBukti(baris: LkeBaris, bukti: readonly LkeBukti[]): LkeBaris {
  const count = (tahap: 1 | 2) => bukti.filter((one) => one.tahap === tahap).length;
  return { ...baris, bukti: [...bukti], jumlah_bukti: { tahap_1: count(1), tahap_2: count(2) } };
}

/** A criterion of a unit's worksheet in a year. */
export interface Kriteria {
  readonly satkerId: number;
  readonly kriteriaId: number;
  readonly tahun: number;
}

/** The worksheet that is shown takes over what the server has stored, without being fetched as a whole. */
export function showBukti(
  queries: QueryClient,
  { satkerId, kriteriaId, tahun }: Kriteria,
  change: (bukti: readonly LkeBukti[]) => readonly LkeBukti[],
): void {
  // A file may arrive when another year is shown.
  if (apiClient.tahun('kinerja') !== tahun) {
    invalidate(queries);
    return;
  }
  queries.setQueryData<{ data: LkeLembar }>(lembarQueries.lembar(satkerId).queryKey, (answer) =>
    answer === undefined
      ? undefined
      : {
          data: {
            ...answer.data,
            baris: answer.data.baris.map((baris) =>
              baris.kriteria_id === kriteriaId ? withBukti(baris, change(baris.bukti)) : baris,
            ),
          },
        },
  );
  invalidate(queries, { queryKey: evidenQueries.all });
}

/** Put forward: at its place when it was there, else at the end. */
export const added =
  (one: LkeBukti) =>
  (bukti: readonly LkeBukti[]): LkeBukti[] =>
    bukti.some(({ id }) => id === one.id)
      ? bukti.map((old) => (old.id === one.id ? one : old))
      : [...bukti, one];

export const without =
  (id: number) =>
  (bukti: readonly LkeBukti[]): LkeBukti[] =>
    bukti.filter((one) => one.id !== id);
