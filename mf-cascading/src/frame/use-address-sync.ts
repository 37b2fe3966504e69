import { useEffect, useRef } from 'react';
import { addressOfState } from '../diagram/address/address-of-state';
import { type DiagramAddress, startDepth } from '../diagram/address/diagram-address';
import type { DiagramStore } from '../diagram/store/diagram-store';
import { placeOf, writePlace } from '../view/viewport/place-in-view';

/** The picture has to rest this long before the address follows it. */
const REST_MS = 500;

/** Writes selection, open branches and view into the address, and follows a node that the address names anew. */
export function useAddressSync(
  store: DiagramStore,
  address: DiagramAddress,
  onAddress: (part: Partial<DiagramAddress>) => void,
): void {
  const latest = useRef({ address, onAddress });
  latest.current = { address, onAddress };
  const written = useRef(address.node);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const { underWay } = store.view;
    const write = () => {
      const scene = store.getScene();
      if (scene === null) return;
      const { view } = store;
      const node = scene.model.keys[scene.selected] ?? null;
      written.current = node;
      const depth = startDepth(scene.model, latest.current.address);
      latest.current.onAddress({
        node,
        ...addressOfState(scene.model, scene.state, depth),
        lihat: writePlace({ ...placeOf(view.getView(), view.size, view.limits), told: view.told }),
      });
      underWay.mark('address', false);
    };
    const later = () => {
      underWay.mark('address', true);
      clearTimeout(timer);
      timer = setTimeout(write, REST_MS);
    };
    let view = store.view.getView();
    const moved = () => {
      if (view === store.view.getView()) return;
      view = store.view.getView();
      later();
    };
    // The picture that is there already is told too.
    later();
    const stop = [store.subscribe(later), store.view.subscribe(moved)];
    return () => {
      for (const end of stop) end();
      clearTimeout(timer);
    };
  }, [store]);

  useEffect(() => {
    if (address.node === written.current) return;
    written.current = address.node;
    const scene = store.getScene();
    const box = address.node === null ? undefined : scene?.model.indexOf.get(address.node);
    if (box === undefined) store.select(-1);
    else store.focus(box);
  }, [store, address.node]);
}
