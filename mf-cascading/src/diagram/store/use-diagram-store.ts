import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CardSettings } from '../../tree/card/card-text';
import type { TreeModel } from '../../tree/model/model';
import { readPlace, viewOf } from '../../view/viewport/place-in-view';
import { type DiagramAddress, stateFromAddress } from '../address/diagram-address';
import { filterOf } from '../address/filter-address';
import { ThemeContext } from '../theme/theme-context';
import { DiagramStore, ownersFor } from './diagram-store';
import { canvasMeasure, firstStage, sizeSteps } from './fonts';
import type { UnderWay } from './under-way';
import { ViewStore } from './view-store';

/** The store of one tree, filled from the data and the address, following fonts and settings. */
export function useDiagramStore(
  model: TreeModel,
  settings: CardSettings,
  address: DiagramAddress,
  underWay: UnderWay,
) {
  const family = useContext(ThemeContext)?.family;
  // Who changes the font draws the diagram anew.
  const [font] = useState(family);
  const [store] = useState(() => {
    const measure = () => canvasMeasure(font);
    return new DiagramStore(new ViewStore(underWay), measure, firstStage(font));
  });
  const start = useRef(address);
  /** The box that the address names, as long as no tree that came has it. */
  const awaited = useRef(address.node);
  const [fault, setFault] = useState<unknown>(null);
  const scene = useSyncExternalStore(store.subscribe, store.getScene);
  const shownSettings = useRef(settings);

  useEffect(() => {
    const from = start.current;
    const before = store.getScene();
    const first = before === null || before.model.arriving === true;
    const load = () => {
      const state = stateFromAddress(model, from);
      return store.load(model, shownSettings.current, { state, node: from.node });
    };
    const owners = ownersFor(filterOf(from));
    const shown = (owners === null ? load() : owners.then(load)).then(() => {
      const box = model.indexOf.get(awaited.current ?? '');
      if (box !== undefined) {
        awaited.current = null;
        if (!first && store.getScene()?.selected === -1) return store.focus(box);
      }
      const place = first ? readPlace(from.lihat) : null;
      if (place === null) return;
      store.view.set(viewOf(place, store.view.size, store.view.limits));
      store.view.tellBy(place.told);
    });
    shown.catch(setFault);
  }, [store, model]);

  useEffect(() => {
    if (shownSettings.current === settings) return;
    shownSettings.current = settings;
    store.setSettings(settings);
  }, [store, settings]);

  useEffect(() => {
    // By what the store was begun with: the fonts may have come since.
    if (store.stage === 'height') return;
    return sizeSteps((stage) => store.setStage(stage), font);
  }, [store, font]);

  // A tree that cannot be placed is the page's fault to show, not a picture that never comes.
  if (fault !== null) throw fault;
  return { store, scene };
}
