import type { IkuCard } from '@selaras/contracts';
import { render, screen } from '@testing-library/react';
import { kemiskinan } from '../testing';
import { tokens } from '../token/tokens';
import { IkuComparison } from './iku-comparison';

const shown = (change: Partial<IkuCard>) => {
  const { container } = render(<IkuComparison iku={{ ...kemiskinan, indikator_id: 7, ...change }} />);
  return container;
};
const inkOf = (text: string) => getComputedStyle(screen.getByText(text)).color;
const GREEN = tokens.status.tercapai;
const RED = tokens.colour.danger;

it.each([
  ['minimize', 7, 8, 'Lebih baik', GREEN, 'Lebih rendah 1', RED],
  ['minimize', 9, 8, 'Kurang baik', RED, 'Lebih tinggi 1', GREEN],
  ['maximize', 9, 8, 'Lebih baik', GREEN, 'Lebih tinggi 1', GREEN],
  ['maximize', 7, 8, 'Kurang baik', RED, 'Lebih rendah 1', RED],
  ['range', 7, 8, 'Dinilai dari rentangnya', tokens.colour.muted, 'Lebih rendah 1', RED],
] as const)(
  'of a %s indicator, %p beside %p: the verdict leads in its colour, the specified label keeps its own',
  (polaritas, realisasi, rata_nasional, verdict, verdictInk, label, labelInk) => {
    const container = shown({ polaritas, realisasi, rata_nasional });
    expect(container).toHaveTextContent(`${verdict} ${label}`);
    expect([inkOf(verdict), inkOf(label)]).toEqual([verdictInk, labelInk]);
  },
);

it.each([
  ['Sama', { realisasi: 8, rata_nasional: 8 }],
  ['Belum ada data', { realisasi: 8, rata_nasional: null }],
])('%s has no verdict', (text, change) => {
  const container = shown(change);
  expect(inkOf(text)).toBe(tokens.colour.muted);
  expect(container).not.toHaveTextContent(/baik: |Lebih baik|Kurang baik/);
});
