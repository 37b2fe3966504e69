import { statusNames } from '../capaian/status-capaian';
import { type ColourName, palette, type Theme } from './palette';

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of WCAG 2.2 between two opaque colours, 1 to 21. */
function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const themes: Theme[] = ['light', 'dark'];
const grounds: ColourName[] = ['ground', 'surface', 'raised', 'sunken', 'hover', 'table-head'];

const readable: [ColourName, ColourName][] = [
  ...(['text', 'muted', 'brand', 'accent', 'danger'] as const).flatMap((ink) =>
    grounds.map((ground): [ColourName, ColourName] => [ink, ground]),
  ),
  ...statusNames.flatMap((name): [ColourName, ColourName][] => [
    ...grounds.map((ground): [ColourName, ColourName] => [`status-${name}`, ground]),
    [`status-${name}`, `status-${name}-soft`],
    ['text', `status-${name}-soft`],
  ]),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['brand', 'brand-soft'],
  ['brand-strong', 'brand-soft'],
  ['text', 'brand-soft'],
  ['accent', 'accent-soft'],
  ['danger', 'danger-soft'],
  ['text', 'danger-soft'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-strong'],
];

describe.each(themes)('palette in the %s theme', (theme) => {
  const colours = palette[theme];

  it.each(readable)('%s can be read on %s', (ink, ground) => {
    expect(contrast(colours[ink], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('borders of controls and the focus ring stand out from %s', (ground) => {
    expect(contrast(colours['line-strong'], colours[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.brand, colours[ground])).toBeGreaterThanOrEqual(3);
  });

  it('orders the sequence by lightness', () => {
    const steps = ([1, 2, 3, 4, 5] as const).map((step) => luminance(colours[`sequence-${step}`]));
    const sorted = [...steps].sort((a, b) => (theme === 'light' ? b - a : a - b));
    expect(steps).toEqual(sorted);
  });

  it('gives the five statuses five colours', () => {
    expect(new Set(statusNames.map((name) => colours[`status-${name}`])).size).toBe(5);
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
