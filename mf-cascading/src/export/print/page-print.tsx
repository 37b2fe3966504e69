import { useEffect, useState } from 'react';
import { loadPainters } from '../../diagram/canvas/detail-painters';
import type { DetailPainters } from '../../view/paint/paint-style';
import type { Scene } from '../../view/scene/scene';
import type { BesideYear } from '../../years/year-picture';
import { useExportSource } from '../hooks/use-export-source';
import { useStable } from '../hooks/use-stable';
import { prepareNow, sourceOfYear } from '../picture/export-source';
import { layOutSheets, sheetsLaidOut } from './lay-out-sheets';
import { usualPaper } from './usual-paper';

/**
 * The browser's own print command, from its menu: the whole shown tree on the usual paper instead of the part of it that
 * the screen happens to show. The browser waits for nothing then, so everything is made at once.
 */
export default function PagePrint({ scene, beside }: { scene: Scene; beside: BesideYear | null }) {
  const source = useExportSource(scene);
  const [painters, setPainters] = useState<DetailPainters | null>(null);
  useEffect(() => {
    // Without them the page is printed as it is; the next visit fetches them again.
    loadPainters().then(setPainters, () => {});
  }, []);

  const layOut = useStable(() => {
    if (painters === null || sheetsLaidOut()) return null;
    const now = { ...source, href: window.location.href, madeAt: new Date() };
    const shown = prepareNow(now, painters);
    const other =
      beside === null ? [] : [prepareNow(sourceOfYear(now, beside.model, beside.tahun), painters)];
    return layOutSheets([shown, ...other], usualPaper(shown.picture));
  });

  useEffect(() => {
    let clear = () => {};
    const before = () => {
      clear = layOut() ?? clear;
    };
    const after = () => clear();
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      clear();
    };
  }, [layOut]);
  return null;
}
