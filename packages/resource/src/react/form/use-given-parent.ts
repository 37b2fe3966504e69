import { failureText, handledByPage } from '@selaras/api-client';
import { useSession } from '@selaras/portal';
import { seesAllUnits } from '@selaras/roles';
import { useQuery } from '@tanstack/react-query';
import type { Values } from '../../core/form/field';
import type { FormDescription } from '../../core/form/form-description';
import type { GivenParent } from '../../core/form/given-parent';
import { readOnce } from '../../core/form/read-once';
import { useYear } from '../use-year';

const nothing = { queryKey: ['tanpa-induk'], queryFn: async (): Promise<GivenParent> => ({ refusal: '' }) };

/** The parent of a new row as the address gives it; null when it gives none, undefined while it is asked for. */
export function useGivenParent(
  { parent, resource }: FormDescription,
  given: Values,
): GivenParent | null | undefined {
  const { user } = useSession();
  const tahun = useYear(resource);
  const unit = seesAllUnits(user) ? null : (user?.satuan_kerja_id ?? null);
  const named = parent !== undefined && parent.names[0] in given;
  const query = named ? parent.query(given, unit) : null;
  const asked = query ?? nothing;
  const found = useQuery({
    ...asked,
    queryKey: [...asked.queryKey, tahun],
    ...readOnce,
    enabled: query !== null,
    meta: handledByPage(403, 404, 422),
  });
  if (!named) return null;
  if (query === null) return { refusal: 'Alamat ini tidak menyebut tingkatnya.' };
  return found.error === null ? found.data : { refusal: failureText(found.error).pesan };
}
