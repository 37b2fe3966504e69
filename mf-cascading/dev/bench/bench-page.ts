import { formatDecimal, formatPercent } from '@selaras/domain';
import { generatedTree, shapes } from '../../src/testing/generated-tree';
import { sizeBoxes } from '../../src/tree/card/size';
import { finishLayout, planLayout } from '../../src/tree/layout/layout';
import { rectOf } from '../../src/tree/layout/shown';
import { tidyCentres } from '../../src/tree/layout/tidy';
import { buildTree } from '../../src/tree/model/build';
import type { TreeModel } from '../../src/tree/model/model';
import { openToDepth } from '../../src/tree/state/open-state';
import { roughMeasure } from '../../src/tree/text/text-lines';

/** What the compared libraries get of each box: the same texts as ours, and a place where they want one. */
export interface BenchBox {
  readonly id: string;
  readonly parentId: string | null;
  readonly title: string;
  readonly indikator: string;
  readonly angka: string;
  readonly capaian: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

type ShapeName = keyof typeof shapes;

const isShape = (name: string | null): name is ShapeName => name !== null && Object.hasOwn(shapes, name);

/** The tree that the address asks for, `?bentuk=limaRibu`, with the places of our own layout. */
export function benchBoxes(): BenchBox[] {
  const name = new URLSearchParams(location.search).get('bentuk');
  const model = buildTree(generatedTree(shapes[isShape(name) ? name : 'limaRatus']), { maxDepth: 5 });
  const layout = placed(model);
  return model.cards.all().map((card, box) => ({
    ...rectOf(layout, model, box),
    id: model.keys[box] ?? '',
    parentId: model.keys[model.parent[box] ?? -1] ?? null,
    title: card.sasaran,
    indikator: card.indikator[0] ?? '',
    angka: `Target ${formatDecimal(card.target)} ${card.satuan} · Realisasi ${formatDecimal(card.realisasi)}`,
    capaian: formatPercent(card.capaian),
  }));
}

function placed(model: TreeModel) {
  const settings = { type: 'cascading', showSkp: false, showIcons: true } as const;
  const sizes = sizeBoxes(model, 'height', settings, roughMeasure);
  const plan = planLayout(model, openToDepth(model, 5, []), sizes);
  return finishLayout(plan, tidyCentres(plan.tree), null);
}

/** The data is there: what comes now counts. */
export function dataArrived(): void {
  performance.mark('data');
}

/** The library says that it has drawn: its picture is on the screen with the frame after the next. */
export function pictureDrawn(): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      performance.mark('picture');
      document.body.dataset.state = 'ready';
    });
  });
}

/** The element that fills the window. */
export function stage(): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element.style, { position: 'fixed', inset: '0', background: '#f4f7f8' });
  document.body.append(element);
  return element;
}
