import { actionsOf } from '../tree/action';
import { rememberedCentres } from '../tree/layout/centres';
import { finishLayout, type Layout, planLayout } from '../tree/layout/layout';
import type { BoxSizes } from '../tree/layout/unit';
import { CROSS_HEAD, cardAt, type TreeModel } from '../tree/model';
import { carriedOver, openToDepth, revealed, toggled } from '../tree/open-state';
import type { CardFacts, CardSettings } from '../tree/paint/card-text';
import { CardTexts, type Scene } from '../tree/paint/scene';
import { rectOf } from '../tree/paint/shown';
import { type SizeStage, sizeBoxes } from '../tree/size';
import type { Measure } from '../tree/text-lines';
import { type OpenState, visibleBoxes } from '../tree/visible';
import { broughtIntoView, COMFORTABLE_SCALE, clampScale, toScreen } from '../view/view';
import type { ViewStore } from '../view/view-store';

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
  readonly #centres = rememberedCentres();
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
    const stage = this.#stage;
    this.#resize(model, settings);
    if (before === null || before.model.roots.length === 0) {
      const box = start.node === null ? undefined : model.indexOf.get(start.node);
      const state = box === undefined ? start.state : revealed(model, start.state, box);
      const shown = await this.#arrange(model, settings, state, box ?? -1, null);
      if (!shown || this.#scene === null) return;
      await this.view.sized;
      this.view.showWhole();
      if (box !== undefined) this.view.set(this.#viewOf(box));
      // The fonts may have arrived while the boxes were being placed: the picture first, then its equal sizes.
      if (stage !== this.#stage) {
        await nextPicture();
        await this.setStage(this.#stage);
      }
      return;
    }
    const state = carriedOver(before.model, before.state, model, start.state);
    const selected = model.indexOf.get(before.model.keys[before.selected] ?? '') ?? -1;
    await this.#arrange(model, settings, state, selected, null);
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
    if (scene === null || scene.model.children[box]?.length === 0) return;
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

  /** Opens all branches down to a level and closes what lies deeper, then shows the whole tree. */
  async openToDepth(depth: number): Promise<void> {
    const scene = this.#scene;
    if (scene === null) return;
    const { open } = openToDepth(scene.model, depth, []);
    const state = { ...scene.state, open };
    if (await this.#arrange(scene.model, scene.settings, state, scene.selected, null, true)) this.view.fit();
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

  /** The same boxes with other sizes: the selected one stays where it is, the whole tree stays whole. */
  async #rearrange({ model, state, selected }: Scene, settings: CardSettings): Promise<void> {
    const whole = this.view.showsWhole;
    this.#resize(model, settings);
    await this.#arrange(model, settings, this.#asked ?? state, selected, whole ? null : selected);
    if (whole) this.view.showWhole();
  }

  facts(model: TreeModel): (box: number) => CardFacts {
    return (box) => ({
      card: cardAt(model, box),
      level: model.level[box] ?? 0,
      cross: model.cross[box] === CROSS_HEAD,
      hasActions: actionsOf(model, box).length > 0,
    });
  }

  #resize(model: TreeModel, settings: CardSettings): void {
    const facts = this.facts(model);
    this.#sizes = sizeBoxes(model, this.#stage, settings, facts, this.#measure);
    this.#texts = new CardTexts(facts, this.#sizes.width, settings, this.#measure);
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
    const shelves =
      before === null || newShelves || before.model !== model ? null : before.layout.shelfOfRoot;
    const layout = finishLayout(plan, centres, shelves);
    this.view.setBounds(layout.bounds);
    const visible = visibleBoxes(model, state);
    this.#publish({ model, layout, state, visible, settings, texts, selected });
    if (before !== null && anchor !== null && anchor >= 0) this.#hold(before.layout, layout, anchor);
    return true;
  }

  /** Moves the picture so that a box that the layout moved stays where it was on the screen. */
  #hold(before: Layout, after: Layout, box: number): void {
    const from = { x: before.x[box] ?? Number.NaN, y: before.y[box] ?? Number.NaN };
    if (Number.isNaN(from.x)) return;
    const view = this.view.getView();
    const old = toScreen(view, from);
    const now = toScreen(view, { x: after.x[box] ?? 0, y: after.y[box] ?? 0 });
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

const nextPicture = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
