import { handledByPage } from '@selaras/api-client';
import type { Option } from '@selaras/contracts';
import { useQuery } from '@tanstack/react-query';
import type { QueryFilter } from '../../core/list/list-description';

const WAITING = '…';

interface Chosen {
  /** The choice, once its words are known. */
  readonly choice: Option | null;
  /** What the filter is set to, in words; null while it is not used. */
  readonly words: string | null;
}

/**
 * What a filter is set to. Its words come from the choices that its picker has loaded already; otherwise the server is
 * asked for this one choice, whatever unit it belongs to and however long the list is.
 */
export function useChosen(
  { query }: QueryFilter,
  satuanKerjaId: number | undefined,
  value: string | null,
): Chosen {
  const id = /^\d+$/.test(value ?? '') ? Number(value) : null;
  const among = (options: readonly Option[] | undefined) =>
    options?.find((option) => String(option.value) === value) ?? null;
  const loaded = useQuery({ ...query(satuanKerjaId)({}), enabled: false });
  const near = among(loaded.data);
  const asked = useQuery({
    ...query(undefined)({ ids: [id ?? 0] }),
    enabled: id !== null && near === null,
    meta: handledByPage(403, 404, 422),
  });

  if (value === null) return { choice: null, words: null };
  if (id === null) return { choice: { value, label: value }, words: value };
  const choice = near ?? among(asked.data);
  return { choice, words: choice?.label ?? (asked.isPending ? WAITING : `nomor ${value}`) };
}
