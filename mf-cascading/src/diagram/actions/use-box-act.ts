import type { NodeAction } from '../../tree/model/action';
import { cardAt, type TreeModel } from '../../tree/model/model';
import { isModalKind, writeModal } from '../address/modal-address';
import { useBoxActs } from '../context/box-acts-context';
import type { DiagramStore } from '../store/diagram-store';
import { useDocuments } from './use-documents';

/** What pressing a button of a box does, the same in the picture, in the details and by keyboard. */
export function useBoxAct(store: DiagramStore): (model: TreeModel, box: number, action: NodeAction) => void {
  const { openModal } = useBoxActs();
  const documents = useDocuments();
  return (model, box, action) => {
    if (action === 'cc') store.toggleCross(box);
    else if (action === 'pk') documents.openPk(model, box);
    else if (action === 'rekap-anggaran') documents.openRekap(cardAt(model, box).satuanKerja.id);
    else if (isModalKind(action)) {
      openModal(writeModal({ kind: action, key: model.keys[box] ?? '', page: 1 }));
    }
  };
}
