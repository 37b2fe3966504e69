import { useMemo } from 'react';
import { useDiagramPage } from '../diagram/diagram-page-context';
import { canvasMeasure } from '../diagram/fonts';
import type { Scene } from '../tree/paint/scene';
import { unitNameOf } from '../tree/unit-name';
import type { ExportSource } from './export-source';
import { useShownTree } from './use-shown-tree';

/** What is exported of a scene, as it is at this moment. */
export function useExportSource(scene: Scene): ExportSource {
  const { tahun, satuanKerjaId, title } = useDiagramPage();
  const tree = useShownTree();
  return useMemo(
    () => ({
      scene,
      title,
      satuanKerjaId,
      // In a year that is not open there is no answer to name the unit, but its boxes do.
      unit: tree?.meta.satuan_kerja?.satuan_kerja_nama ?? unitNameOf(scene.model, satuanKerjaId),
      tahun,
      data: tree?.data ?? null,
      href: window.location.href,
      madeAt: new Date(),
      measure: canvasMeasure(),
    }),
    [scene, tree, tahun, satuanKerjaId, title],
  );
}
