import type { PanelProps } from '../kit/panel-props';
import { Outline } from './outline';
import { SearchField } from './search-field';

/** Search and the tree as text. */
export function OutlinePanel({ store, scene, label, address, onAddress }: PanelProps) {
  return (
    <>
      <SearchField
        store={store}
        model={scene.model}
        wanted={address.cari ?? ''}
        onSearch={(cari) => onAddress({ cari: cari || null })}
      />
      <Outline store={store} scene={scene} label={label} />
    </>
  );
}
