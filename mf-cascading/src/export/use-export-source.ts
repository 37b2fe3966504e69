import { useMemo } from 'react';
import { useDiagramPage } from '../diagram/diagram-page-context';
import { canvasMeasure } from '../diagram/fonts';
import type { Scene } from '../tree/paint/scene';
import type { ExportSource } from './export-source';
import { useShownTree } from './use-shown-tree';
import { WHOLE_REGENCY } from './words';

/** What is exported of a scene, as it is at this moment. */
export function useExportSource(scene: Scene): ExportSource {
  const { tahun, satuanKerjaId, title } = useDiagramPage();
  const tree = useShownTree();
  return useMemo(
    () => ({
      scene,
      title,
      satuanKerjaId,
      unit: tree?.meta.satuan_kerja?.satuan_kerja_nama ?? unitOf(scene, satuanKerjaId),
      tahun,
      data: tree?.data ?? null,
      href: window.location.href,
      madeAt: new Date(),
      measure: canvasMeasure(),
    }),
    [scene, tree, tahun, satuanKerjaId, title],
  );
}

/** In a year that is not open there is no answer to name the unit, but its boxes do. */
function unitOf({ model }: Scene, id: number | null): string {
  if (id === null) return WHOLE_REGENCY;
  const own = model.cards.find(({ satuanKerja }) => satuanKerja.id === id);
  return own?.satuanKerja.nama ?? `Satuan Kerja ${id}`;
}
