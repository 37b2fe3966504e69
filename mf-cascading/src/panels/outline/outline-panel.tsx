import type { PanelProps } from '../kit/panel-props';
import { Outline } from './outline';
import { SearchField } from './search-field';

/** Search and the tree as text; on a small screen the search stands above the picture. */
export function OutlinePanel({ store, scene, label, address, onAddress, searchedAbove = false }: PanelProps) {
  return (
    <>
      {!searchedAbove && (
        <SearchField
          store={store}
          model={scene.model}
          wanted={address.cari ?? ''}
          onSearch={(cari) => onAddress({ cari: cari || null })}
        />
      )}
      <Outline store={store} scene={scene} label={label} />
    </>
  );
}
