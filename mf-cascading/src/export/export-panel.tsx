import { useToast } from '@selaras/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTheme } from '../diagram/theme/use-theme';
import type { Scene } from '../view/scene/scene';
import { type ExportChoice, pictureUseOf } from './choice/export-choice';
import { ExportDialog } from './dialog/export-dialog';
import { ExportProgress } from './dialog/export-progress';
import { exportSummary } from './dialog/export-summary';
import { type ExportStart, useExports } from './hooks/export-context';
import { useExportRun } from './hooks/use-export-run';
import { useExportSource } from './hooks/use-export-source';
import { usePrepared } from './hooks/use-prepared';
import { predict } from './picture/size';
import { PrintJob } from './print/print-job';
import type { FileChoice } from './run/run-export';

export interface ExportPanelProps {
  start: ExportStart;
  scene: Scene;
  /** `?showOption=true`: the pixel ratio may be typed (spec 1 §2). */
  showOption: boolean;
  onClose: () => void;
}

/**
 * One export from the dialog to the file. Started directly it writes a PNG of what is shown, without the dialog unless
 * that would take long.
 */
export function ExportPanel({ start, scene, showOption, onClose }: ExportPanelProps) {
  const { fail, ratio, setRatio } = useExports();
  const toast = useToast();
  const theme = useTheme();
  // Later changes of the tree are not exported.
  const [asked] = useState(scene);
  const source = useExportSource(asked);
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
  const prepared = usePrepared(
    source,
    { area: choice.area, theme: choice.format === 'print' ? 'light' : choice.theme, use },
    fail,
  );
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
    const { long, tooLarge } = predict(prepared.picture, ratio);
    if (long || tooLarge) setAsking(true);
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
        showOption={showOption}
        hasBranch={asked.selected >= 0}
        onBegin={begin}
        onClose={onClose}
      />
    );
  }
  if (printing && prepared !== null) {
    return <PrintJob prepared={prepared} choice={choice} onEnd={onClose} onFail={fail} />;
  }
  return <ExportProgress part={part} words={prepared && exportSummary(prepared, choice)} onCancel={cancel} />;
}
