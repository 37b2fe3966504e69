import { useMemo } from 'react';
import { useDiagramPage } from '../../diagram/context/diagram-page-context';
import { canvasMeasure } from '../../diagram/store/fonts';
import { unitNameOf } from '../../tree/model/unit-name';
import type { Scene } from '../../view/scene/scene';
import type { ExportSource } from '../picture/export-source';
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
