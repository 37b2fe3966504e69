import { createContext, useContext } from 'react';

/** What the page around the diagram decides for its buttons. */
export interface DiagramPage {
  readonly tahun: number;
  /** Whose tree it is; null for the whole regency. */
  readonly satuanKerjaId: number | null;
  /** What everybody may see is shown, for the public year. */
  readonly publik: boolean;
  readonly title: string;
}

const DiagramPageContext = createContext<DiagramPage | null>(null);

export const DiagramPageProvider = DiagramPageContext.Provider;

export function useDiagramPage(): DiagramPage {
  const page = useContext(DiagramPageContext);
  if (page === null) throw new Error('useDiagramPage is used outside DiagramPageProvider');
  return page;
}
