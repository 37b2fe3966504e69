import { useToast } from '@selaras/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTheme } from '../diagram/theme/use-theme';
import type { Scene } from '../view/scene/scene';
import type { BesideYear } from '../years/year-picture';
import { type ExportChoice, pictureUseOf } from './choice/export-choice';
import { ExportDialog } from './dialog/export-dialog';
import { ExportProgress } from './dialog/export-progress';
import { exportSummary } from './dialog/export-summary';
import { type ExportStart, useExports } from './hooks/export-context';
import { useExportRun } from './hooks/use-export-run';
import { useExportSource } from './hooks/use-export-source';
import { usePrepared } from './hooks/use-prepared';
import { sourceOfYear } from './picture/export-source';
import { predict } from './picture/size';
import { PrintJob } from './print/print-job';
import type { FileChoice } from './run/run-export';

export interface ExportPanelProps {
  start: ExportStart;
  scene: Scene;
  /** `?showOption=true`: the pixel ratio may be typed (spec 1 §2). */
  showOption: boolean;
  /** Printed after the shown year where two years are compared. */
  beside: BesideYear | null;
  onClose: () => void;
}

/**
 * One export from the dialog to the file. Started directly it writes a PNG of what is shown, without the dialog unless
 * that would take long.
 */
export function ExportPanel({ start, scene, showOption, beside, onClose }: ExportPanelProps) {
  const { fail, ratio, setRatio } = useExports();
  const toast = useToast();
  const theme = useTheme();
  // Later changes of the tree are not exported, and never take away what the print dialog shows already.
  const [asked] = useState(scene);
  const [other] = useState(beside);
  const latest = useExportSource(asked);
  const [source] = useState(latest);
  const [asking, setAsking] = useState(start !== 'direct');
  const [printing, setPrinting] = useState(false);
  const [choice, setChoice] = useState<ExportChoice>({
    format: start === 'print' ? 'print' : 'png',
    area: 'visible',
    ratio,
    theme,
    paper: start === 'print' ? 'A4' : 'whole',
    scale: 'readable',
    pickFile: false,
  });
  const use = pictureUseOf(choice);
  // Paper is white whatever the screen looks like.
  const onPaper = choice.format === 'print';
  const how = { area: choice.area, theme: onPaper ? 'light' : choice.theme, use } as const;
  const prepared = usePrepared(source, how, fail);
  const otherSource = useMemo(
    () => (onPaper && other !== null ? sourceOfYear(source, other.model, other.tahun) : null),
    [source, other, onPaper],
  );
  const otherPrepared = usePrepared(otherSource, how, fail);
  const toPrint = useMemo(() => {
    if (prepared === null || (otherSource !== null && otherPrepared === null)) return null;
    return otherPrepared === null ? [prepared] : [prepared, otherPrepared];
  }, [prepared, otherSource, otherPrepared]);
  const onDone = useCallback(
    (name: string) => {
      toast.show({ tone: 'success', title: 'Export selesai', description: name });
      onClose();
    },
    [toast, onClose],
  );
  const { part, run, cancel } = useExportRun(onDone, onClose, fail);

  const direct = useRef(start === 'direct');
  useEffect(() => {
    if (!direct.current || prepared === null) return;
    direct.current = false;
    const { long, parts, tooLarge } = predict(prepared.picture, ratio);
    if (long || parts !== null || tooLarge) setAsking(true);
    else run(prepared, { ...choice, format: 'png' });
  }, [prepared, ratio, choice, run]);

  const begin = () => {
    if (prepared === null) return;
    setAsking(false);
    setRatio(choice.ratio);
    if (choice.format === 'print') setPrinting(true);
    else run(prepared, choice as FileChoice);
  };

  if (asking) {
    return (
      <ExportDialog
        choice={choice}
        printing={start === 'print'}
        onChange={(change) => setChoice((before) => ({ ...before, ...change }))}
        prepared={prepared}
        alsoPrinted={otherSource?.tahun ?? null}
        showOption={showOption}
        hasBranch={asked.selected >= 0}
        onBegin={begin}
        onClose={onClose}
      />
    );
  }
  if (printing && toPrint !== null) {
    return <PrintJob prepared={toPrint} choice={choice} onEnd={onClose} onFail={fail} />;
  }
  return <ExportProgress part={part} words={prepared && exportSummary(prepared, choice)} onCancel={cancel} />;
}
