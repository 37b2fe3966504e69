import { type StatusCapaian, statusNames } from '../capaian/status-capaian';

export type Theme = 'light' | 'dark';

type Pair = readonly [light: string, dark: string];

const surfaces = {
  ground: ['#f3f6f6', '#0b1618'],
  surface: ['#ffffff', '#112023'],
  raised: ['#ffffff', '#182b2f'],
  sunken: ['#e9eff0', '#0d1a1c'],
  hover: ['#eef4f4', '#1a2e32'],
  line: ['#d3dddf', '#284045'],
  'line-strong': ['#748a8e', '#6d878c'],
  text: ['#12262b', '#e7f0f1'],
  muted: ['#4a6167', '#a3b8bc'],
  brand: ['#0e5a65', '#62c5cf'],
  'brand-strong': ['#08424b', '#8ad7df'],
  'brand-soft': ['#dceef0', '#123a41'],
  'on-brand': ['#ffffff', '#062024'],
  accent: ['#7d5a10', '#dcb766'],
  'accent-soft': ['#f7ecd3', '#3a2f16'],
  danger: ['#b3261e', '#ff938a'],
  'danger-strong': ['#8c1d17', '#ffb0a9'],
  'danger-soft': ['#fce8e6', '#451d1b'],
  'on-danger': ['#ffffff', '#2a0805'],
  'table-head': ['#eef3f3', '#15272b'],
} as const satisfies Record<string, Pair>;

const statuses = {
  tercapai: ['#17693a', '#74d09a'],
  'tidak-tercapai': ['#8f4f00', '#f2b45c'],
  'csf-gagal': ['#b3261e', '#ff938a'],
  keduanya: ['#68409f', '#c9abf7'],
  'belum-ada-data': ['#4f6369', '#a7babe'],
} as const satisfies Record<StatusCapaian, Pair>;

const statusSofts = {
  tercapai: ['#e1f3e8', '#12331f'],
  'tidak-tercapai': ['#fdf0dc', '#3b2a0d'],
  'csf-gagal': ['#fce8e6', '#451d1b'],
  keduanya: ['#f0e8fa', '#2f2147'],
  'belum-ada-data': ['#e9eff0', '#1f3136'],
} as const satisfies Record<StatusCapaian, Pair>;

/** Ordered sequence for charts, from little to much. */
const sequence = {
  'sequence-1': ['#b7dade', '#1f4f57'],
  'sequence-2': ['#7fbcc3', '#2f727c'],
  'sequence-3': ['#4598a2', '#4597a1'],
  'sequence-4': ['#1b737f', '#74c1ca'],
  'sequence-5': ['#0b4b55', '#b3e2e7'],
} as const satisfies Record<string, Pair>;

type StatusColour = `status-${StatusCapaian}`;
type StatusSoftColour = `status-${StatusCapaian}-soft`;
export type ColourName = keyof typeof surfaces | keyof typeof sequence | StatusColour | StatusSoftColour;

const table: Record<string, Pair> = {
  ...surfaces,
  ...sequence,
  ...Object.fromEntries(statusNames.map((name) => [`status-${name}`, statuses[name]])),
  ...Object.fromEntries(statusNames.map((name) => [`status-${name}-soft`, statusSofts[name]])),
};

const themed = (index: 0 | 1) =>
  Object.fromEntries(Object.entries(table).map(([name, pair]) => [name, pair[index]])) as Record<
    ColourName,
    string
  >;

/**
 * Every colour of the design system as a hexadecimal value, by theme and name. Components use the custom properties
 * of `tokens`; this table is for what cannot read CSS: the canvas of the diagram, pictures and documents.
 */
export const palette: Readonly<Record<Theme, Readonly<Record<ColourName, string>>>> = {
  light: themed(0),
  dark: themed(1),
};
