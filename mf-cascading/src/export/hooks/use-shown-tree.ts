import { cascadingQueries } from '@selaras/api-client';
import type { CascadingTree } from '@selaras/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useDiagramPage } from '../../diagram/context/diagram-page-context';

/** The answer that the shown boxes were made from; undefined when it is not known. */
export function useShownTree(): CascadingTree | undefined {
  const { tahun, satuanKerjaId, publik } = useDiagramPage();
  const { queryKey } = cascadingQueries.tree({ satuanKerjaId: satuanKerjaId ?? undefined, publik, tahun });
  return useQueryClient().getQueryData(queryKey);
}
