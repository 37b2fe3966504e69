import type { Rect } from '../../tree/layout/place';
import {
  atTop,
  clampScale,
  fitted,
  keptInSight,
  type Limits,
  limitsFrom,
  limitsOf,
  type Point,
  panned,
  reaches,
  type Size,
  scaleOf,
  startScale,
  steppedScale,
  type View,
  zoomedAt,
} from '../../view/viewport/view';
import { UnderWay } from './under-way';

const GLIDE_MS = 180;

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/**
 * The one place where the picture's position lives. Gestures, keyboard, zoom field, outline and cytoscape all move it
 * here; the canvas, the buttons over it and cytoscape follow it.
 */
export class ViewStore {
  #view: View = { x: 0, y: 0, scale: 1 };
  #size: Size = { width: 0, height: 0 };
  #bounds: Rect = { x: 0, y: 0, w: 1, h: 1 };
  #toldBy: Limits | null = null;
  #left = 0;
  /** What stands in the middle was brought there. */
  #aimed = false;
  #glide = 0;
  /** Where the glide under way ends. */
  #goal: View | null = null;
  #onSized = () => {};
  /** Settles once the screen's size is known; a view for a screen without size means nothing. */
  readonly sized = new Promise<void>((resolve) => {
    this.#onSized = resolve;
  });
  #whole = true;
  /** The box at which the reading begins, until the reader moves on from there. */
  #start: Rect | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(readonly underWay: UnderWay = new UnderWay()) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getView = (): View => this.#view;

  /** Where the picture will stand: the end of a glide under way. */
  get heading(): View {
    return this.#goal ?? this.#view;
  }

  get size(): Size {
    return this.#size;
  }

  get limits(): Limits {
    return limitsOf(this.#bounds, this.#size);
  }

  /**
   * What the zoom is told by: the whole tree as it was when the telling began. Branches that open and screens that grow
   * leave boxes their size, so that they leave the figure as it is (decision 144).
   */
  get toldBy(): Limits {
    if (this.#size.width > 0) this.#toldBy ??= this.limits;
    return this.#toldBy ?? this.limits;
  }

  /** The whole tree that the zoom is told by, as a share of the one that is open now; 1: they are the same. */
  get told(): number {
    return this.toldBy.fit / this.limits.fit;
  }

  /** Tells the zoom as somebody else did who shared his view. */
  tellBy(share: number): void {
    this.#toldBy = limitsFrom(this.limits.fit * share);
    this.#move(this.#view);
  }

  setBounds(bounds: Rect): void {
    this.#bounds = bounds;
  }

  /**
   * Keeps the middle of the screen where it was, or the beginning of the reading at its place. Where something comes or
   * goes left of the picture, as the details of a box that was pressed, boxes stay where they are on the page, unless the
   * middle is what was asked for; `left` is the picture's place there.
   */
  resize(size: Size, left = this.#left): void {
    const moved = this.#left - left;
    const wider = size.width - this.#size.width;
    this.#left = left;
    if (wider === 0 && size.height === this.#size.height) return;
    const held = !this.#aimed && Math.abs(wider - moved) < 1;
    const dx = held ? moved : wider / 2;
    const dy = (size.height - this.#size.height) / 2;
    this.#size = { width: size.width, height: size.height };
    if (size.width > 0) this.#onSized();
    if (this.#start !== null) this.#begin(this.#start);
    else if (this.#whole) this.showWhole();
    else if (this.#goal !== null) this.glideTo(panned(this.#goal, dx, dy));
    else this.#move(panned(this.#view, dx, dy));
  }

  /** The whole tree is shown because nothing else was asked for yet. */
  get showsWhole(): boolean {
    return this.#whole;
  }

  /** Nobody has moved on from where the reading begins. */
  get showsStart(): boolean {
    return this.#start !== null;
  }

  /** From now on the reader is where he is: a screen of another size keeps its middle. */
  stay(): void {
    this.#start = null;
    this.#aimed = false;
  }

  set(view: View): void {
    this.#stop();
    this.#whole = false;
    this.#start = null;
    this.#aimed = false;
    this.#move(view);
  }

  /** The whole tree at once. */
  showWhole(): void {
    this.#stop();
    this.#whole = true;
    this.#start = null;
    this.#toldBy = null;
    this.#move(fitted(this.#bounds, this.#size));
  }

  /** Where reading begins: the whole tree when its titles can be read then, else the first box at reading size. */
  showStart(first: Rect): void {
    this.#toldBy = null;
    this.#begin(first);
  }

  #begin(first: Rect): void {
    const scale = startScale(this.limits);
    if (scale <= this.limits.fit) this.showWhole();
    else this.set(atTop(first, this.#bounds, this.#size, scale));
    this.#start = first;
  }

  pan(dx: number, dy: number): void {
    this.set(panned(this.#view, dx, dy));
  }

  /** Zooms by a factor with the point under the pointer kept in place. */
  zoomBy(factor: number, at: Point = this.middle): void {
    this.set(zoomedAt(this.#view, at, clampScale(this.#view.scale * factor, this.limits)));
  }

  zoomTo(zoom: number): void {
    this.scaleTo(scaleOf(zoom, this.toldBy));
  }

  /** Another size of the boxes, with the middle of the screen kept in place. */
  scaleTo(scale: number): void {
    this.glideTo(zoomedAt(this.#view, this.middle, scale));
  }

  /** So many times closer, as the zoom is told. */
  stepBy(factor: number): void {
    this.scaleTo(steppedScale(this.#view.scale, factor, this.toldBy));
  }

  fit(): void {
    this.#toldBy = this.limits;
    this.glideTo(fitted(this.#bounds, this.#size));
    this.#whole = true;
  }

  get middle(): Point {
    return { x: this.#size.width / 2, y: this.#size.height / 2 };
  }

  /** Moves there in a short glide, or at once for people who asked for less motion. */
  glideTo(target: View): void {
    this.#stop();
    this.#whole = false;
    this.#start = null;
    this.#aimed = true;
    const from = this.#view;
    const to = this.#limited(target);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.#move(to);
      return;
    }
    this.#goal = to;
    this.underWay.mark('glide', true);
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE_MS));
      if (part === 1) return this.settle();
      this.#move(between(from, to, easeOut(part)));
      this.#glide = requestAnimationFrame(step);
    };
    this.#glide = requestAnimationFrame(step);
  }

  /** Ends a glide under way at once where it was going. */
  settle(): void {
    const goal = this.#goal;
    if (goal === null) return;
    this.#stop();
    this.#move(goal);
  }

  #stop(): void {
    cancelAnimationFrame(this.#glide);
    this.#glide = 0;
    if (this.#goal === null) return;
    this.#goal = null;
    this.underWay.mark('glide', false);
  }

  #limited(view: View): View {
    const scale = clampScale(view.scale, this.limits);
    const at = scale === view.scale ? view : zoomedAt(view, this.middle, scale);
    return keptInSight(at, this.#bounds, this.#size);
  }

  #move(view: View): void {
    this.#view = keptInSight(view, this.#bounds, this.#size);
    // Beyond what it is told by the figure would stand still while boxes change.
    if (!reaches(this.toldBy, this.#view.scale)) this.#toldBy = null;
    for (const listener of this.#listeners) listener();
  }
}

/** Scale moves by ratio, so that zooming looks even; the picture's middle follows. */
function between(from: View, to: View, part: number): View {
  const scale = from.scale * (to.scale / from.scale) ** part;
  const weight = to.scale === from.scale ? part : (scale - from.scale) / (to.scale - from.scale);
  return { scale, x: from.x + (to.x - from.x) * weight, y: from.y + (to.y - from.y) * weight };
}
