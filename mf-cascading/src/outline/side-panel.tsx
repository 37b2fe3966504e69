import type { DiagramStore } from '../diagram/diagram-store';
import type { Scene } from '../tree/paint/scene';
import { Details } from './details';
import { Outline } from './outline';
import { SearchField } from './search-field';

interface SidePanelProps {
  store: DiagramStore;
  scene: Scene;
  label: string;
}

/** Search, outline and details beside the picture. */
export default function SidePanel({ store, scene, label }: SidePanelProps) {
  return (
    <>
      <SearchField store={store} model={scene.model} />
      <Outline store={store} scene={scene} label={label} />
      <Details store={store} scene={scene} />
    </>
  );
}
