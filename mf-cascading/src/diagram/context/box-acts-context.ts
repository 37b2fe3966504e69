import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react';
import type { NodeAction } from '../../tree/model/action';
import type { TreeModel } from '../../tree/model/model';

export interface EditLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  path: string;
  /** Key of the box that is selected when it leads back; left out: as it is. */
  node?: string | undefined;
}

/** The form of a new row below a box. */
interface NewBelow {
  readonly path: string;
  readonly label: string;
}

/** The edit pages of the portal around the diagram. */
export interface EditPages {
  /** Address of the edit page of a box; null where it cannot be edited here. */
  readonly path: (model: TreeModel, box: number) => string | null;
  /** What may be added below a box; null where nothing may be. */
  readonly below: (model: TreeModel, box: number) => NewBelow | null;
  /** What the keys do that the diagram itself does not have; null for none. */
  readonly help: string | null;
  /** Draws a link there. */
  readonly Link: ComponentType<EditLinkProps>;
}

/** Buttons that open a document in a tab of its own. */
type DocumentAction = Extract<NodeAction, 'pk' | 'rekap-anggaran'>;

/** What the buttons of a box ask of the page around the diagram. */
export interface BoxActs {
  /** Writes the modal into the address, which opens it. */
  readonly openModal: (modal: string) => void;
  readonly openDocument: (document: DocumentAction, model: TreeModel, box: number) => void;
  /** 'Tampilkan icon edit kinerja': the picture carries the edit icons too. */
  readonly editIcons: boolean;
  /** null where nothing is edited. */
  readonly edit: EditPages | null;
  /** Only the report of a quarter can be written there now. */
  readonly reportOnly?: boolean;
}

const BoxActsContext = createContext<BoxActs>({
  openModal: () => {},
  openDocument: () => {},
  editIcons: false,
  edit: null,
});

export const BoxActsProvider = BoxActsContext.Provider;

export const useBoxActs = (): BoxActs => useContext(BoxActsContext);
