import type { NodeAction } from '../../tree/model/action';
import type { TreeModel } from '../../tree/model/model';
import { isModalKind, writeModal } from '../address/modal-address';
import { useBoxActs } from '../context/box-acts-context';
import type { DiagramStore } from '../store/diagram-store';

/** What pressing a button of a box does, the same in the picture, in the details and by keyboard. */
export function useBoxAct(store: DiagramStore): (model: TreeModel, box: number, action: NodeAction) => void {
  const { openModal, openDocument } = useBoxActs();
  return (model, box, action) => {
    if (action === 'cc') store.toggleCross(box);
    else if (action === 'pk' || action === 'rekap-anggaran') openDocument(action, model, box);
    else if (isModalKind(action)) {
      openModal(writeModal({ kind: action, key: model.keys[box] ?? '', page: 1 }));
    }
  };
}
