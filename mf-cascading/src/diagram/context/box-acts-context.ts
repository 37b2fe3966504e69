import { createContext, useContext } from 'react';
import type { TreeModel } from '../../tree/model/model';

/** What the buttons of a box ask of the page around the diagram. */
export interface BoxActs {
  /** Writes the modal into the address, which opens it. */
  readonly openModal: (modal: string) => void;
  /** 'Tampilkan icon edit kinerja': the picture carries the edit icons too. */
  readonly editIcons: boolean;
  /** Address of the edit page of a box; null where it cannot be edited here. */
  readonly editPath: (model: TreeModel, box: number) => string | null;
  /** Only the report of a quarter can be written there now. */
  readonly reportOnly?: boolean;
}

const BoxActsContext = createContext<BoxActs>({
  openModal: () => {},
  editIcons: false,
  editPath: () => null,
});

export const BoxActsProvider = BoxActsContext.Provider;

export const useBoxActs = (): BoxActs => useContext(BoxActsContext);
