import { nextTask } from '@selaras/ui/next-task';
import { Graph } from '../../graph/answers/graph';
import type { Selected } from '../../graph/selection';
import { retryChunkLoad } from '../../lazy/retry-chunk-load';
import { timed } from '../../lazy/timed';
import type { CardSettings } from '../../tree/card/card-text';
import type { SizeStage } from '../../tree/card/size';
import { sameBox } from '../../tree/layout/same-box';
import type { TreeModel } from '../../tree/model/model';
import { branchEnd, type Filter, isFiltering, loadOwnerSearch } from '../../tree/state/filter';
import { carriedOver, filtered, openToDepth, revealed, toggled } from '../../tree/state/open-state';
import { branchCount, type OpenState, visibleBoxes } from '../../tree/state/visible';
import type { Measure } from '../../tree/text/text-lines';
import type { Scene } from '../../view/scene/scene';
import { Highlight } from './highlight';
import { SceneBuilder } from './scene-builder';
import { holdInPlace, nearestToMiddle, showTogether, startRect, viewOfBox } from './scene-places';
import type { ViewStore } from './view-store';

export interface DiagramStart {
  readonly state: OpenState;
  /** Key of the box to bring into view, or null. */
  readonly node: string | null;
}

/**
 * What the diagram shows: which branches are open, where every box stands, what is selected. A change that moves boxes
 * keeps the box that the user acted on at its place on the screen.
 */
export class DiagramStore {
  readonly #maker: SceneBuilder;
  /** Open branches as they were before anything was filtered. */
  #beforeFilter: OpenState | null = null;
  /** What was loaded last. */
  #latest: TreeModel | null = null;
  /** What the cards are asked to show; a picture that is being made takes it up when it stands. */
  #settings: CardSettings | null = null;
  /** Filters that were asked for. */
  #filters = 0;
  readonly highlight = new Highlight();
  /** The search was asked for before it stands: it takes the focus when it comes. */
  wantsSearch = false;
  readonly graph = new Graph();
  readonly subscribe: SceneBuilder['subscribe'];
  readonly getScene: SceneBuilder['getScene'];

  constructor(
    readonly view: ViewStore,
    newMeasure: () => Measure,
    stage: SizeStage,
  ) {
    this.#maker = new SceneBuilder(view, newMeasure, stage);
    this.subscribe = this.#maker.subscribe;
    this.getScene = this.#maker.getScene;
  }

  /** How far the equal-size layout has come. */
  get stage(): SizeStage {
    return this.#maker.stage;
  }

  /** Shows a tree. Data of the same page that came anew keeps what was open, selected and in view. */
  async load(model: TreeModel, settings: CardSettings, start: DiagramStart): Promise<void> {
    const before = this.getScene();
    this.#latest = model;
    this.#settings = settings;
    if (before !== null && before.model.keys === model.keys) return this.#exchangeCards(before, model);
    // What came before the rest is not taken up: nobody could act in it yet.
    if (before === null || before.model.roots.length === 0 || before.model.arriving) {
      return this.#begin(model, start);
    }
    this.#exchangeBoxes(before, model, settings, start);
  }

  /**
   * The first picture: from the box that the address names, or from where the reading begins. Building the tree, its
   * sizes and its places are tasks of their own, so that the page around does not stand still for all of them.
   */
  async #begin(model: TreeModel, start: DiagramStart): Promise<void> {
    await nextTask();
    if (this.#latest !== model) return;
    const { stage } = this;
    const settings = this.#settings;
    if (settings === null) return;
    const box = start.node === null ? undefined : model.indexOf.get(start.node);
    const state = box === undefined ? start.state : revealed(model, start.state, box);
    await timed('sizes', () => this.#maker.resize(model, settings, state));
    await nextTask();
    if (this.#latest !== model) return;
    const asked = { model, settings, state, selected: box ?? -1 };
    await timed('places', () => this.#maker.arrange(asked, { anchor: null }));
    await this.view.sized;
    const scene = this.getScene();
    if (scene === null) return;
    this.view.showStart(startRect(scene));
    if (box !== undefined) this.view.set(viewOfBox(scene, this.view, box));
    // Fonts or a switch may have come while the boxes were being placed: the picture first, then what they change.
    if (stage === this.stage && settings === this.#settings) return this.#sizeTheRest();
    await nextPicture();
    this.#rearrange();
  }

  /** Other boxes, as when somebody changed the data: what is selected, or in the middle, stays where it is. */
  #exchangeBoxes(before: Scene, model: TreeModel, settings: CardSettings, start: DiagramStart): void {
    const carried = (state: OpenState) => carriedOver(before.model, state, model, start.state);
    const state = carried(before.state);
    this.#maker.resize(model, settings, state);
    this.#beforeFilter = this.#beforeFilter && carried(this.#beforeFilter);
    const whole = this.view.showsWhole;
    const selected = sameBox(model, before.model, before.selected);
    const held = selected >= 0 ? before.selected : nearestToMiddle(before, this.view);
    const { layout } = this.#maker.arrange({ model, settings, state, selected }, { anchor: null });
    this.#sizeTheRest();
    const there = { layout, box: sameBox(model, before.model, held) };
    if (whole) this.view.showWhole();
    else holdInPlace(this.view, { layout: before.layout, box: held }, there);
  }

  /**
   * The same boxes with the cards of another year: nothing moves, nothing closes, nothing is deselected. Only a filter
   * looks again, at what the new cards say.
   */
  #exchangeCards(before: Scene, model: TreeModel): void {
    const { settings, state, selected, layout } = before;
    const texts = this.#maker.retext(model, settings, layout.sizes);
    if (isFiltering(state.filter)) {
      const open = filtered(model, this.#beforeFilter ?? state, state.filter);
      const held = selected >= 0 ? selected : nearestToMiddle(before, this.view);
      this.#maker.arrange({ model, settings, state: open, selected }, { anchor: held });
    } else this.#maker.publish({ ...before, model, texts });
  }

  /** A step of the equal-size layout. */
  setStage(stage: SizeStage): void {
    this.#maker.setStage(stage);
    this.#rearrange();
  }

  setSettings(settings: CardSettings): void {
    this.#settings = settings;
    this.#rearrange();
  }

  /** The same boxes with other sizes: the selected one stays where it is, the whole tree whole, the beginning the beginning. */
  #rearrange(): void {
    const scene = this.getScene();
    // A tree that is being made takes up what has changed once it stands.
    if (scene === null || scene.model !== this.#latest) return;
    const { model, state, selected } = scene;
    const settings = this.#settings ?? scene.settings;
    const { showsWhole: whole, showsStart: start } = this.view;
    const held = selected >= 0 ? selected : nearestToMiddle(scene, this.view);
    this.#maker.resize(model, settings, state);
    const asked = { model, settings, state, selected };
    const drawn = this.#maker.arrange(asked, { anchor: whole || start ? null : held });
    if (start) this.view.showStart(startRect(drawn));
    else if (whole) this.view.showWhole();
    this.#sizeTheRest();
  }

  /** Once the picture is seen. */
  #sizeTheRest(): void {
    void nextPicture().then(() => this.#maker.sizeTheRest());
  }

  /** Opens or closes the branch below a box. */
  toggle(box: number): void {
    const scene = this.getScene();
    if (scene === null || branchCount(scene.model, scene.state, box) === 0) return;
    this.#reopen(scene, { ...scene.state, open: toggled(scene.state.open, box) }, box);
  }

  /** Shows or takes away the cross-cutting items of one box; nothing moves. */
  toggleCross(box: number): void {
    this.#showCross(({ state }) => toggled(state.crossOpen, box));
  }

  /** 'Tampilkan cross cutting': ticking expands the cross items of every box, unticking clears them (spec 1 §4). */
  setAllCross(shown: boolean): void {
    this.#showCross(({ model }) =>
      Uint8Array.from(model.crossItems, (items) => (shown && items.length > 0 ? 1 : 0)),
    );
  }

  #showCross(crossOf: (scene: Scene) => Uint8Array): void {
    const scene = this.getScene();
    if (scene === null) return;
    const state = { ...scene.state, crossOpen: crossOf(scene) };
    this.#maker.publish({ ...scene, state, visible: visibleBoxes(scene.model, state) });
  }

  /** Opens all branches down to a level and closes what lies deeper. */
  openToDepth(depth: number): void {
    const scene = this.getScene();
    if (scene === null) return;
    const { open } = openToDepth(scene.model, depth, []);
    this.#redraw(scene, filtered(scene.model, { ...scene.state, open }, scene.state.filter));
  }

  /**
   * Shows what matches with the paths above it; without a filter the branches are open as they were before. Causes that
   * begin to be traced are shown together.
   */
  async setFilter(filter: Filter): Promise<void> {
    this.#filters += 1;
    const turn = this.#filters;
    const owners = ownersFor(filter);
    if (owners !== null) {
      await owners;
      if (turn !== this.#filters) return;
    }
    const scene = this.getScene();
    if (scene === null) return;
    const before = this.#beforeFilter ?? scene.state;
    this.#beforeFilter = isFiltering(filter) ? before : null;
    const drawn = this.#redraw(scene, filtered(scene.model, before, filter));
    if (filter.telusur === scene.state.filter.telusur) return;
    const traced = drawn.model.indexOf.get(filter.telusur ?? '');
    if (traced !== undefined) showTogether(drawn, this.view, shownBelow(drawn, traced));
  }

  /** Another picture of the tree: what stays in it stays in place, what leaves it is not selected any longer. */
  #redraw(scene: Scene, state: OpenState): Scene {
    const { model, settings } = scene;
    const stays = visibleBoxes(model, state);
    const selected = stays[scene.selected] === 1 ? scene.selected : -1;
    const anchor = selected >= 0 ? selected : nearestToMiddle(scene, this.view, stays);
    const whole = this.view.showsWhole;
    const asked = { model, settings, state, selected };
    const drawn = this.#maker.arrange(asked, { anchor: whole ? null : anchor, newShelves: true });
    if (whole) this.view.showWhole();
    else if (anchor < 0) this.view.showStart(startRect(drawn));
    return drawn;
  }

  /** Selects one box alone, or with -1 none. */
  select(box: number): void {
    const main = this.getScene()?.model.keys[box] ?? null;
    this.choose({ main, others: new Set() });
  }

  /** Selects one box and others beside it; with more than one the picture tells what they are together. */
  choose({ main, others }: Selected): void {
    const scene = this.getScene();
    if (scene === null) return;
    const selected = scene.model.indexOf.get(main ?? '') ?? -1;
    if (scene.selected === selected && scene.others.size === 0 && others.size === 0) return;
    // What comes beside the picture for it must not move it.
    this.view.stay();
    this.#maker.publish({ ...scene, selected, others });
  }

  /** Selects a box, opens what hides it and brings it into view at a size that can be read. */
  focus(box: number): void {
    const scene = this.getScene();
    if (scene === null || box < 0 || box >= scene.model.count) return;
    if (scene.visible[box] !== 1) this.#reopen(scene, revealed(scene.model, scene.state, box), box);
    this.select(box);
    const shown = this.getScene();
    if (shown !== null) this.view.glideTo(viewOfBox(shown, this.view, box));
  }

  /** Brings a box into view and highlights it for a while (spec 1 §2). */
  find(box: number): void {
    const key = this.getScene()?.model.keys[box];
    if (key === undefined) return;
    void this.focus(box);
    this.highlight.start(key);
  }

  #reopen({ model, settings, selected }: Scene, state: OpenState, anchor: number): void {
    this.#maker.arrange({ model, settings, state, selected }, { anchor });
  }
}

/** A filter of owners waits for what reads it. */
export const ownersFor = ({ pengampu }: Filter): Promise<void> | null =>
  pengampu === null ? null : retryChunkLoad(loadOwnerSearch);

const nextPicture = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** A box and everything of its branch that the picture shows. */
function shownBelow({ model, visible }: Scene, top: number): number[] {
  const branch = Array.from({ length: branchEnd(model, top) - top }, (_, index) => top + index);
  return branch.filter((box) => visible[box] === 1);
}
