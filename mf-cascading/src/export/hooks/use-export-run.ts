import { useCallback, useEffect, useRef, useState } from 'react';
import type { Prepared } from '../picture/export-source';
import { type FileChoice, runExport } from '../run/run-export';

interface ExportRun {
  /** Part that is done, 0 to 1; null when nothing runs. */
  readonly part: number | null;
  readonly run: (prepared: Prepared, choice: FileChoice) => void;
  readonly cancel: () => void;
}

/** One export at a time; it is cancelled when its component unmounts. */
export function useExportRun(
  onDone: (name: string) => void,
  onCancel: () => void,
  onFail: () => void,
): ExportRun {
  const [part, setPart] = useState<number | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const run = useCallback(
    (prepared: Prepared, choice: FileChoice) => {
      const mine = new AbortController();
      controller.current = mine;
      setPart(0);
      runExport(prepared, choice, { onProgress: setPart, signal: mine.signal }).then(
        (outcome) => {
          setPart(null);
          if (outcome.done) onDone(outcome.name);
          else onCancel();
        },
        () => {
          setPart(null);
          onFail();
        },
      );
    },
    [onDone, onCancel, onFail],
  );
  const cancel = useCallback(() => controller.current?.abort(), []);
  return { part, run, cancel };
}
