import type { Emit, SelectedNode } from '@selaras/cascading-react/contract';
import { useEffect } from 'react';
import type { DiagramStore } from '../../diagram/store/diagram-store';
import { cardAt } from '../../tree/model/model';
import type { Scene } from '../../view/scene/scene';

/** Tells the page which box is selected, whenever it is another one. */
export function useSelection(store: DiagramStore, emit: Emit): void {
  useEffect(() => {
    let told: string | null = null;
    const tell = () => {
      const scene = store.getScene();
      const node = scene === null ? null : selectedNode(scene);
      if ((node?.key ?? null) === told) return;
      told = node?.key ?? null;
      emit('select', node);
    };
    return store.subscribe(tell);
  }, [store, emit]);
}

function selectedNode({ model, selected }: Scene): SelectedNode | null {
  const key = model.keys[selected];
  if (key === undefined) return null;
  const { nodeId, sasaran, capaian, status } = cardAt(model, selected);
  return { key, id: nodeId, sasaran, capaian, status };
}
