import { useEffect } from 'react';
import { useStable } from '../hooks/use-stable';
import type { Prepared } from '../picture/export-source';
import { layOutSheets, type PaperChoice } from './lay-out-sheets';

interface PrintJobProps {
  prepared: readonly Prepared[];
  choice: PaperChoice;
  onEnd: () => void;
  onFail: () => void;
}

/** Lays the sheets out beside the page, opens the browser's print dialog and takes them away again. */
export function PrintJob({ prepared, choice, onEnd, onFail }: PrintJobProps) {
  const end = useStable(onEnd);
  const fail = useStable(onFail);
  useEffect(() => {
    let clear = () => {};
    try {
      clear = layOutSheets(prepared, choice);
      window.addEventListener('afterprint', end);
      window.print();
    } catch {
      fail();
    }
    return () => {
      window.removeEventListener('afterprint', end);
      clear();
    };
  }, [prepared, choice, end, fail]);
  return null;
}
