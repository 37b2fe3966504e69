import { kinerjaActs } from '@selaras/contracts';
import { usePages, useSession } from '@selaras/portal';
import { can } from '@selaras/roles';
import { useMemo } from 'react';
import type { EditPages } from '../../diagram/context/box-acts-context';
import { levelAt } from '../../tree/model/level';
import { cardAt } from '../../tree/model/model';

/** Levels whose edit page the edit icon opens (spec 1 §2). The pages belong to another remote. */
const editPages = new Map([
  ['kinerja-program', 'kinerja-program.edit'],
  ['kinerja-kegiatan', 'kinerja-kegiatan.edit'],
  ['kinerja-sub-kegiatan', 'kinerja-sub-kegiatan.edit'],
]);

/** Edit pages of the boxes of a tree that the reader may change; null in a portal without those pages. */
export function useEditPages(): EditPages['path'] | null {
  const { user } = useSession();
  const { hasPage, hrefOf } = usePages();
  return useMemo(() => {
    if (![...editPages.values()].some(hasPage)) return null;
    return (model, box) => {
      const page = editPages.get(levelAt(model.level[box] ?? 0).level);
      if (page === undefined || model.inactive?.[box] === 1) return null;
      const { nodeId, satuanKerja } = cardAt(model, box);
      // A cross-cutting item belongs to another unit, whose plan may be nobody's to change here.
      const own = can(user, kinerjaActs.update, { satuan_kerja_id: satuanKerja.id });
      return own && hasPage(page) ? hrefOf(page, { id: nodeId }) : null;
    };
  }, [hasPage, hrefOf, user]);
}
