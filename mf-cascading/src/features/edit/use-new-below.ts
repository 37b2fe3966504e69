import { kinerjaActs } from '@selaras/contracts';
import { bidangInduk, tingkatDiBawah, tingkatWords } from '@selaras/domain';
import { usePages, useSession } from '@selaras/portal';
import { can } from '@selaras/roles';
import { useMemo } from 'react';
import type { EditPages } from '../../diagram/context/box-acts-context';
import { useDiagramPage } from '../../diagram/context/diagram-page-context';
import { levelAt } from '../../tree/model/level';
import { cardAt, type TreeModel } from '../../tree/model/model';

/** What may be added below the boxes of a tree, each by its own form; null where its plan takes no more rows. */
export function useNewBelow(mayAdd: boolean): EditPages['below'] | null {
  const { user } = useSession();
  const { satuanKerjaId } = useDiagramPage();
  const { hasPage, hrefOf } = usePages();
  return useMemo(() => {
    if (!mayAdd) return null;
    return (model, box) => {
      const { level } = levelAt(model.level[box] ?? 0);
      const below = tingkatDiBawah(level);
      if (below === null || model.inactive?.[box] === 1) return null;
      const unit = model.level[box] === 0 ? satuanKerjaId : unitOf(model, box);
      if (!can(user, kinerjaActs.update, unit === null ? undefined : { satuan_kerja_id: unit })) return null;
      const query = {
        [bidangInduk(level)]: cardAt(model, box).nodeId,
        ...(unit && { satuan_kerja_id: unit }),
      };
      const page = `${below}.create`;
      const path = hasPage(page) ? hrefOf(page, {}, query) : null;
      return path === null ? null : { path, label: labelOf(tingkatWords[below].nama) };
    };
  }, [mayAdd, satuanKerjaId, hasPage, hrefOf, user]);
}

/** A cross-cutting item belongs to another unit, whose plan may be nobody's to change here. */
const unitOf = (model: TreeModel, box: number): number | null => cardAt(model, box).satuanKerja.id;

const labelOf = (nama: string): string =>
  `Tambah ${nama.charAt(0).toLowerCase()}${nama.slice(1)} di bawahnya`;
