import { canvasMeasure } from '../diagram/store/fonts';
import type { SceneSource } from '../diagram/store/scene-source';
import type { TreeModel } from '../tree/model/model';
import { CardTexts, type Scene } from '../view/scene/scene';

/** The diagram's scene with the cards of another year: same boxes, places, open branches, selection and view. */
export function besideScene(store: SceneSource, model: TreeModel): SceneSource {
  let last: { readonly of: Scene; readonly beside: Scene } | null = null;
  return {
    view: store.view,
    subscribe: store.subscribe,
    getScene: () => {
      const of = store.getScene();
      if (of === null || of.model.keys !== model.keys) return null;
      if (last?.of === of) return last.beside;
      const texts = last !== null && sameTexts(last.of, of) ? last.beside.texts : textsOf(model, of);
      last = { of, beside: { ...of, model, texts } };
      return last.beside;
    },
  };
}

const sameTexts = (a: Scene, b: Scene) => a.layout.sizes === b.layout.sizes && a.settings === b.settings;

const textsOf = (model: TreeModel, { layout, settings }: Scene) =>
  new CardTexts(model, layout.sizes, settings, canvasMeasure());
