import { createContext, useContext } from 'react';

/** How an export begins: at once with the usual choice, with the dialog, or with that of printing. */
export type ExportStart = 'direct' | 'dialog' | 'print';

export interface Exports {
  readonly start: (start: ExportStart) => void;
  /** Reports that an export or a rendering failed. */
  readonly fail: () => void;
  readonly ratio: number;
  readonly setRatio: (ratio: number) => void;
}

const ExportContext = createContext<Exports | null>(null);

export const ExportProvider = ExportContext.Provider;

export function useExports(): Exports {
  const exports = useContext(ExportContext);
  if (exports === null) throw new Error('useExports is used outside ExportHost');
  return exports;
}
