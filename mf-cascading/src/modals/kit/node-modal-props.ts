import type { Card } from '../../tree/model/card';
import type { TreeModel } from '../../tree/model/model';

/** Props of each modal's content: its box, and what it may ask for. */
export interface NodeModalProps {
  readonly model: TreeModel;
  readonly box: number;
  readonly card: Card;
  readonly level: number;
  readonly tahun: number;
  /** Whose tree it is; null for the whole regency. */
  readonly satuanKerjaId: number | null;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onClose: () => void;
  /** Closes the modal and shows this sub-activity in the diagram. */
  readonly onFind: (box: number) => void;
}
