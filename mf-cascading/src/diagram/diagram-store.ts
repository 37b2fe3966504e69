import { actionsOf } from '../tree/action';
import { branchCount, type Filter, filtered, isFiltering } from '../tree/filter';
import { rememberedCentres } from '../tree/layout/centres';
import { finishLayout, type Layout, planLayout } from '../tree/layout/layout';
import type { Rect } from '../tree/layout/place';
import type { BoxSizes } from '../tree/layout/unit';
import { CROSS_HEAD, cardAt, type TreeModel } from '../tree/model';
import { carriedOver, openToDepth, revealed, toggled } from '../tree/open-state';
import type { CardFacts, CardSettings } from '../tree/paint/card-text';
import { CardTexts, type Scene } from '../tree/paint/scene';
import { rectOf } from '../tree/paint/shown';
import { type SizeStage, sizeForAllYears } from '../tree/size';
import type { Measure } from '../tree/text-lines';
import { type OpenState, visibleBoxes } from '../tree/visible';
import { broughtIntoView, COMFORTABLE_SCALE, clampScale, toScreen, toWorld } from '../view/view';
import type { ViewStore } from '../view/view-store';
import { Highlight } from './highlight';

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
  #scene: Scene | null = null;
  #stage: SizeStage;
  #measure: Measure;
  #sizes: BoxSizes | null = null;
  #texts: CardTexts | null = null;
  #turn = 0;
  /** What was asked for last; the scene follows when its boxes have their places. */
  #asked: OpenState | null = null;
  /** Open branches as they were before anything was filtered. */
  #beforeFilter: OpenState | null = null;
  readonly #centres = rememberedCentres();
  readonly highlight = new Highlight();
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly view: ViewStore,
    private readonly newMeasure: () => Measure,
    stage: SizeStage,
  ) {
    this.#stage = stage;
    this.#measure = newMeasure();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getScene = (): Scene | null => this.#scene;

  /** Shows a tree. Data of the same page that came anew keeps what was open, selected and in view. */
  async load(model: TreeModel, settings: CardSettings, start: DiagramStart): Promise<void> {
    const before = this.#scene;
    if (before !== null && before.model.keys === model.keys) return this.#exchangeCards(before, model);
    const stage = this.#stage;
    this.#resize(model, settings);
    if (before === null || before.model.roots.length === 0) {
      const box = start.node === null ? undefined : model.indexOf.get(start.node);
      const state = box === undefined ? start.state : revealed(model, start.state, box);
      const shown = await this.#arrange(model, settings, state, box ?? -1, null);
      if (!shown || this.#scene === null) return;
      await this.view.sized;
      this.view.showStart(this.#startRect());
      if (box !== undefined) this.view.set(this.#viewOf(box));
      // The fonts may have arrived while the boxes were being placed: the picture first, then its equal sizes.
      if (stage !== this.#stage) {
        await nextPicture();
        await this.setStage(this.#stage);
      }
      return;
    }
    const carried = (state: OpenState) => carriedOver(before.model, state, model, start.state);
    const state = carried(before.state);
    this.#beforeFilter = this.#beforeFilter && carried(this.#beforeFilter);
    const whole = this.view.showsWhole;
    const selected = boxIn(model, before, before.selected);
    const held = selected >= 0 ? before.selected : this.#inTheMiddle(before);
    await this.#arrange(model, settings, state, selected, null);
    if (whole) this.view.showWhole();
    else if (this.#scene?.model === model) {
      this.#hold(before.layout, held, this.#scene.layout, boxIn(model, before, held));
    }
  }

  /**
   * The same boxes with the cards of another year: nothing moves, nothing closes, nothing is deselected. Only a filter
   * looks again, at what the new cards say.
   */
  async #exchangeCards(before: Scene, model: TreeModel): Promise<void> {
    const { settings, state, selected, layout } = before;
    this.#retext(model, settings, layout.sizes);
    if (isFiltering(state.filter)) {
      const open = filtered(model, this.#beforeFilter ?? state, state.filter);
      const held = selected >= 0 ? selected : this.#inTheMiddle(before);
      await this.#arrange(model, settings, open, selected, held);
    } else if (this.#asked !== null) await this.#arrange(model, settings, this.#asked, selected, null);
    else if (this.#texts !== null) this.#publish({ ...before, model, state, texts: this.#texts });
  }

  /** The box nearest to the middle of the screen, for a picture without a selected one. */
  #inTheMiddle({ layout, model, visible }: Scene, among: Uint8Array = visible): number {
    const middle = toWorld(this.view.getView(), this.view.middle);
    let [nearest, least] = [-1, Infinity];
    for (let box = 0; box < model.count; box += 1) {
      if (visible[box] !== 1 || among[box] !== 1) continue;
      const { x, y, w, h } = rectOf(layout, model, box);
      const far = Math.hypot(x + w / 2 - middle.x, y + h / 2 - middle.y);
      if (far < least) [nearest, least] = [box, far];
    }
    return nearest;
  }

  /** A step of the equal-size layout. */
  async setStage(stage: SizeStage): Promise<void> {
    const scene = this.#scene;
    this.#measure = this.newMeasure();
    this.#stage = stage;
    if (scene === null) return;
    await this.#rearrange(scene, scene.settings);
  }

  async setSettings(settings: CardSettings): Promise<void> {
    const scene = this.#scene;
    if (scene === null) return;
    await this.#rearrange(scene, settings);
  }

  /** Opens or closes the branch below a box. */
  async toggle(box: number): Promise<void> {
    const scene = this.#scene;
    if (scene === null || branchCount(scene.model, scene.state, box) === 0) return;
    const state = this.#asked ?? scene.state;
    await this.#reopen({ ...state, open: toggled(state.open, box) }, box);
  }

  /** Shows or takes away the cross-cutting items of one box; nothing moves. */
  toggleCross(box: number): void {
    const scene = this.#scene;
    if (scene === null) return;
    this.#setState({ ...scene.state, crossOpen: toggled(scene.state.crossOpen, box) });
  }

  /** 'Tampilkan cross cutting': ticking expands the cross items of every box, unticking clears them (spec 1 §4). */
  setAllCross(shown: boolean): void {
    const scene = this.#scene;
    if (scene === null) return;
    const crossOpen = Uint8Array.from(scene.model.crossItems, (items) => (shown && items.length > 0 ? 1 : 0));
    this.#setState({ ...scene.state, crossOpen });
  }

  /** Opens all branches down to a level and closes what lies deeper. */
  async openToDepth(depth: number): Promise<void> {
    const scene = this.#scene;
    if (scene === null) return;
    const { open } = openToDepth(scene.model, depth, []);
    const { filter } = scene.state;
    await this.#redraw(filtered(scene.model, { ...scene.state, open }, filter));
  }

  /** Shows what matches with the paths above it; without a filter the branches are open as they were before. */
  async setFilter(filter: Filter): Promise<void> {
    const scene = this.#scene;
    if (scene === null) return;
    const before = this.#beforeFilter ?? scene.state;
    this.#beforeFilter = isFiltering(filter) ? before : null;
    await this.#redraw(filtered(scene.model, before, filter));
  }

  /** Another picture of the tree: what stays in it stays in place, what leaves it is not selected any longer. */
  async #redraw(state: OpenState): Promise<void> {
    const scene = this.#scene;
    if (scene === null) return;
    const { model, settings } = scene;
    const stays = visibleBoxes(model, state);
    const selected = stays[scene.selected] === 1 ? scene.selected : -1;
    const anchor = selected >= 0 ? selected : this.#inTheMiddle(scene, stays);
    const whole = this.view.showsWhole;
    if (!(await this.#arrange(model, settings, state, selected, whole ? null : anchor, true))) return;
    if (whole) this.view.showWhole();
    else if (anchor < 0) this.view.showStart(this.#startRect());
  }

  select(box: number): void {
    const scene = this.#scene;
    if (scene === null || scene.selected === box) return;
    this.#publish({ ...scene, selected: box });
  }

  /** Selects a box, opens what hides it and brings it into view at a size that can be read. */
  async focus(box: number): Promise<void> {
    const scene = this.#scene;
    if (scene === null || box < 0 || box >= scene.model.count) return;
    if (scene.visible[box] !== 1) await this.#reopen(revealed(scene.model, scene.state, box), box);
    this.select(box);
    this.view.glideTo(this.#viewOf(box));
  }

  /** Brings a box into view and highlights it for a while (spec 1 §2). */
  find(box: number): void {
    const key = this.#scene?.model.keys[box];
    if (key === undefined) return;
    void this.focus(box);
    this.highlight.start(key);
  }

  /** The same boxes with other sizes: the selected one stays where it is, the whole tree stays whole. */
  async #rearrange(scene: Scene, settings: CardSettings): Promise<void> {
    const { model, state, selected } = scene;
    const whole = this.view.showsWhole;
    const held = selected >= 0 ? selected : this.#inTheMiddle(scene);
    this.#resize(model, settings);
    await this.#arrange(model, settings, this.#asked ?? state, selected, whole ? null : held);
    if (whole) this.view.showWhole();
  }

  facts(model: TreeModel): (box: number) => CardFacts {
    return (box) => ({
      card: cardAt(model, box),
      level: model.level[box] ?? 0,
      cross: model.cross[box] === CROSS_HEAD,
      actions: actionsOf(model, box),
    });
  }

  #resize(model: TreeModel, settings: CardSettings): void {
    this.#sizes = sizeForAllYears(model, this.#stage, settings, (year) => this.facts(year), this.#measure);
    this.#retext(model, settings, this.#sizes);
  }

  #retext(model: TreeModel, settings: CardSettings, { width }: BoxSizes): void {
    this.#texts = new CardTexts(this.facts(model), width, settings, this.#measure);
  }

  /** Where the reading begins: the first box of the picture. */
  #startRect(): Rect {
    const scene = this.#scene;
    const first = scene === null ? -1 : scene.visible.indexOf(1);
    if (scene === null || first < 0) return { x: 0, y: 0, w: 1, h: 1 };
    return rectOf(scene.layout, scene.model, first);
  }

  #viewOf(box: number) {
    const { scene, view } = { scene: this.#scene, view: this.view };
    if (scene === null) return view.getView();
    const scale = clampScale(Math.max(COMFORTABLE_SCALE, view.getView().scale), view.limits);
    return broughtIntoView(rectOf(scene.layout, scene.model, box), view.size, scale);
  }

  async #reopen(state: OpenState, anchor: number): Promise<void> {
    const scene = this.#scene;
    if (scene === null) return;
    await this.#arrange(scene.model, scene.settings, state, scene.selected, anchor);
  }

  /** Lays the tree out anew; false when a later change has overtaken this one. */
  async #arrange(
    model: TreeModel,
    settings: CardSettings,
    state: OpenState,
    selected: number,
    anchor: number | null,
    newShelves = false,
  ): Promise<boolean> {
    this.#turn += 1;
    this.#asked = state;
    const turn = this.#turn;
    const { sizes, texts } = { sizes: this.#sizes, texts: this.#texts };
    if (sizes === null || texts === null) return false;
    const plan = planLayout(model, state, sizes);
    const centres = await this.#centres(plan.request);
    if (turn !== this.#turn) return false;
    this.#asked = null;
    const before = this.#scene;
    const shelves = before === null || newShelves ? null : shelvesIn(model, before);
    const layout = finishLayout(plan, centres, shelves);
    this.view.setBounds(layout.bounds);
    const visible = visibleBoxes(model, state);
    this.#publish({ model, layout, state, visible, settings, texts, selected });
    if (before !== null && anchor !== null) this.#hold(before.layout, anchor, layout, anchor);
    return true;
  }

  /** Moves the picture so that a box that the layout moved stays where it was on the screen. */
  #hold(before: Layout, boxBefore: number, after: Layout, box: number): void {
    const from = { x: before.x[boxBefore] ?? Number.NaN, y: before.y[boxBefore] ?? Number.NaN };
    if (Number.isNaN(from.x) || box < 0) return;
    const view = this.view.getView();
    const old = toScreen(view, from);
    const to = { x: after.x[box] ?? Number.NaN, y: after.y[box] ?? Number.NaN };
    if (Number.isNaN(to.x)) return;
    const now = toScreen(view, to);
    this.view.set({ ...view, x: view.x + old.x - now.x, y: view.y + old.y - now.y });
  }

  #setState(state: OpenState): void {
    const scene = this.#scene;
    if (scene === null) return;
    this.#publish({ ...scene, state, visible: visibleBoxes(scene.model, state) });
  }

  #publish(scene: Scene): void {
    this.#scene = scene;
    for (const listener of this.#listeners) listener();
  }
}

/** The box of another model that has the key of a scene's box; -1 for none. */
/** Shelf of each root that the picture had before: data that came anew sends no tree to another row. */
function shelvesIn(model: TreeModel, before: Scene): ReadonlyMap<number, number> {
  const { shelfOfRoot } = before.layout;
  if (before.model.keys === model.keys) return shelfOfRoot;
  return new Map([...shelfOfRoot].map(([root, shelf]) => [boxIn(model, before, root), shelf]));
}

const boxIn = (model: TreeModel, { model: before }: Scene, box: number): number =>
  model.indexOf.get(before.keys[box] ?? '') ?? -1;

const nextPicture = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
