import { TimeSlices } from '../../lazy/time-slices';
import type { BoxSizes } from '../../tree/card/box-sizes';
import type { CardSettings } from '../../tree/card/card-text';
import { LevelSizes, type SizeStage } from '../../tree/card/size';
import { finishLayout, planPlaced } from '../../tree/layout/layout';
import { rememberedCentres } from '../../tree/layout/remembered-centres';
import { shelvesIn } from '../../tree/layout/same-box';
import type { TreeModel } from '../../tree/model/model';
import { type OpenState, placedBoxes, visibleBoxes } from '../../tree/state/visible';
import type { Measure } from '../../tree/text/text-lines';
import { CardTexts, type Scene } from '../../view/scene/scene';
import { holdInPlace } from './scene-places';
import type { ViewStore } from './view-store';

/** What a scene is made of besides sizes, texts and places. */
type Asked = Pick<Scene, 'model' | 'settings' | 'state' | 'selected'>;

interface Arrangement {
  /** Box that stays where it is on the screen; null or -1 for none. */
  readonly anchor: number | null;
  /** Trees may go to other rows than before. */
  readonly newShelves?: boolean;
}

/** Holds the scene of the moment and makes the next one: sizes and texts of the cards, then the places of the boxes. */
export class SceneBuilder {
  #scene: Scene | null = null;
  #stage: SizeStage;
  #measure: Measure;
  #sizes: LevelSizes | null = null;
  #texts: CardTexts | null = null;
  #resting: AbortController | null = null;
  readonly #centresOf = rememberedCentres();
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly view: ViewStore,
    private readonly newMeasure: () => Measure,
    stage: SizeStage,
  ) {
    this.#stage = stage;
    this.#measure = newMeasure();
    this.#tell();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getScene = (): Scene | null => this.#scene;

  /** How far the equal-size layout has come. */
  get stage(): SizeStage {
    return this.#stage;
  }

  /** Texts are measured anew from here on: with other fonts they have other widths. */
  setStage(stage: SizeStage): void {
    this.#measure = this.newMeasure();
    this.#stage = stage;
  }

  /** Other sizes, at first of the boxes that this state shows. */
  resize(model: TreeModel, settings: CardSettings, state: OpenState): void {
    this.#resting?.abort();
    this.#sizes = new LevelSizes(model, { stage: this.#stage, settings, measure: this.#measure });
    this.retext(model, settings, this.#sizes.covering(placedBoxes(model, state)));
  }

  /** Sizes what the scene does not show yet between frames, so that nobody who opens a branch waits for it. */
  async sizeTheRest(): Promise<void> {
    this.#resting?.abort();
    const resting = new AbortController();
    this.#resting = resting;
    // A later one takes over.
    await this.#sizes?.complete(new TimeSlices(resting.signal).pause).catch(() => {});
  }

  /** Other texts in boxes of the same size. */
  retext(model: TreeModel, settings: CardSettings, sizes: BoxSizes): CardTexts {
    this.#texts = new CardTexts(model, sizes, settings, this.#measure);
    return this.#texts;
  }

  /** Lays the tree out anew, once `resize` has given its boxes sizes. */
  arrange(asked: Asked, { anchor, newShelves = false }: Arrangement): Scene {
    const { model, state } = asked;
    const texts = this.#texts;
    if (this.#sizes === null || texts === null) throw new Error('Boxes without sizes have no places');
    const placed = placedBoxes(model, state);
    const sizes = this.#sizes.covering(placed);
    const plan = planPlaced(model, placed, sizes);
    const before = this.#scene;
    const shelves = before === null || newShelves ? null : shelvesIn(model, before.model, before.layout);
    const layout = finishLayout(plan, this.#centresOf(plan.tree), shelves);
    // What is held in place is held where a glide under way would have brought it.
    this.view.settle();
    this.view.setBounds(layout.bounds);
    const visible = visibleBoxes(model, state);
    // What leaves the picture is not selected any longer.
    const stays = (key: string) => visible[model.indexOf.get(key) ?? -1] === 1;
    const others = new Set([...(before?.others ?? [])].filter(stays));
    const scene: Scene = { ...asked, layout, texts, visible, others };
    this.publish(scene);
    this.#tell();
    if (before !== null && anchor !== null) {
      holdInPlace(this.view, { layout: before.layout, box: anchor }, { layout, box: anchor });
    }
    return scene;
  }

  /** A scene is under way while none is there, or not all of it, or its equal sizes are still to come. */
  #tell(): void {
    const isWhole = this.#scene !== null && this.#scene.model.arriving !== true;
    this.view.underWay.mark('scene', !isWhole || this.#stage !== 'height');
  }

  publish(scene: Scene): void {
    this.#scene = scene;
    for (const listener of this.#listeners) listener();
  }
}
