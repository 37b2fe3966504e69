import type { Registry } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import { can } from '@selaras/roles';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BoxActs } from '../diagram/context/box-acts-context';
import { levelAt } from '../tree/model/level';
import { cardAt } from '../tree/model/model';

/** Levels whose edit page the edit icon opens (spec 1 §2). */
const editable: readonly string[] = ['kinerja-program', 'kinerja-kegiatan', 'kinerja-sub-kegiatan'];

/** Which of the edit pages this portal has: they belong to another remote, whose pages stand in the registry. */
async function editLevels(signal: AbortSignal): Promise<readonly string[]> {
  const answer = await fetch('/registry.json', { signal });
  if (!answer.ok) return [];
  const { remotes } = (await answer.json()) as Registry;
  const paths = new Set(
    Object.values(remotes).flatMap(({ manifest }) => manifest.pages.map(({ path }) => path)),
  );
  return editable.filter((level) => paths.has(`/${level}/{id}/edit`));
}

/** Edit pages of the boxes of a tree that the reader may change; null in a portal without those pages. */
export function useEditPages(): BoxActs['editPath'] | null {
  const { user } = useSession();
  const { data: pages = [] } = useQuery({
    queryKey: ['halaman-ubah'],
    queryFn: ({ signal }) => editLevels(signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { handledStatuses: [] },
  });
  return useMemo(() => {
    if (pages.length === 0) return null;
    return (model, box) => {
      if (model.inactive?.[box] === 1) return null;
      const { level } = levelAt(model.level[box] ?? 0);
      const { nodeId, satuanKerja } = cardAt(model, box);
      // A cross-cutting item belongs to another unit, whose plan may be nobody's to change here.
      const own = can(user, 'kinerja.ubah', { satuan_kerja_id: satuanKerja.id });
      return own && pages.includes(level) ? `/${level}/${nodeId}/edit` : null;
    };
  }, [pages, user]);
}
