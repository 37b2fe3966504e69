import type { ComponentType } from 'react';
import { lazyPart } from '../lazy/lazy-part';
import type { PanelProps } from './kit/panel-props';
import { OutlinePanel } from './outline/outline-panel';

interface Panel {
  /** Its name in the address. */
  readonly id: string;
  readonly label: string;
  readonly Panel: ComponentType<PanelProps>;
}

const FilterPanel = lazyPart(() => import(/* webpackChunkName: "panel" */ './analysis/filter-panel'));
const WhyPanel = lazyPart(() => import(/* webpackChunkName: "panel" */ './analysis/why-panel'));
const CheckPanel = lazyPart(() => import(/* webpackChunkName: "panel" */ './analysis/check-panel'));

/** The panel that tells everything about its box itself. */
export const WHY = 'mengapa';

/** The panels beside the picture, one of which is open; the first when the address names none. */
export const panels: readonly [Panel, ...Panel[]] = [
  { id: 'kerangka', label: 'Kerangka', Panel: OutlinePanel },
  { id: 'saringan', label: 'Saringan', Panel: FilterPanel },
  { id: 'periksa', label: 'Periksa', Panel: CheckPanel },
  { id: WHY, label: 'Mengapa', Panel: WhyPanel },
];
