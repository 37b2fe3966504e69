import { failureText, handledByPage, useSession } from '@selaras/api-client';
import { seesAllUnits } from '@selaras/roles';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { Values } from './field';
import type { FormDescription } from './form-description';
import { readOnce } from './read-once';

/** The parent that an address names: its words and what a new row takes from it, or why it cannot be the parent. */
export type GivenParent = { readonly label: string; readonly values: Values } | { readonly refusal: string };

interface ParentQuery {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: unknown) => Promise<GivenParent>;
}

/** How the parent that the address of a new row may name is found. */
export interface ParentDescription {
  /** Field that refers to it, then the fields that are given with it. */
  readonly names: readonly [string, ...string[]];
  /** Asks for it; null when the address says too little. `unit` is the reader's, null when he works for all. */
  query(given: Values, unit: number | null): ParentQuery | null;
}

/** Asks for a row that may become a parent, and takes from the answer what a new row needs. */
export function parentQuery<Answer>(
  { queryKey, queryFn }: { readonly queryKey: QueryKey; readonly queryFn?: unknown },
  take: (answer: Answer) => GivenParent,
): ParentQuery {
  const read = queryFn as (context: unknown) => Promise<Answer>;
  return {
    queryKey: [...queryKey, 'sebagai-induk'],
    queryFn: async (context) => take(await read(context)),
  };
}

const nothing = { queryKey: ['tanpa-induk'], queryFn: async (): Promise<GivenParent> => ({ refusal: '' }) };

/** The parent of a new row as the address gives it; null when it gives none, undefined while it is asked for. */
export function useGivenParent({ parent }: FormDescription, given: Values): GivenParent | null | undefined {
  const { user, tahunKinerja } = useSession();
  const unit = seesAllUnits(user) ? null : (user?.satuan_kerja_id ?? null);
  const named = parent !== undefined && parent.names[0] in given;
  const query = named ? parent.query(given, unit) : null;
  const asked = query ?? nothing;
  const found = useQuery({
    ...asked,
    queryKey: [...asked.queryKey, tahunKinerja],
    ...readOnce,
    enabled: query !== null,
    meta: handledByPage(403, 404, 422),
  });
  if (!named) return null;
  if (query === null) return { refusal: 'Alamat ini tidak menyebut tingkatnya.' };
  return found.error === null ? found.data : { refusal: failureText(found.error).pesan };
}
