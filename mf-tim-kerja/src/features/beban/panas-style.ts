import { type PanasBeban, panasBeban } from '@selaras/domain';
import { tokens } from '@selaras/ui';

interface Look {
  readonly ground: string;
  readonly ink: string;
  /** Its edge tells the outer steps from the middle without colour. */
  readonly edge: 'dotted' | 'solid';
  /** Twice as thick. */
  readonly thick?: boolean;
}

const { colour, status, statusSoft } = tokens;

const looks: Readonly<Record<PanasBeban, Look>> = {
  kosong: { ground: 'transparent', ink: colour.muted, edge: 'dotted' },
  ringan: { ground: colour.surface, ink: colour.brand, edge: 'solid' },
  wajar: { ground: colour['brand-soft'], ink: colour['brand-strong'], edge: 'solid' },
  berat: { ground: statusSoft['tidak-tercapai'], ink: status['tidak-tercapai'], edge: 'solid' },
  berlebih: { ground: statusSoft['csf-gagal'], ink: status['csf-gagal'], edge: 'solid', thick: true },
};

/**
 * Styles of heat fields (`data-panas`) below an element: the word and the length of the line at the foot say the same as
 * the colour. Said once for the whole grid, because a scroll mounts fields by the hundred.
 */
export const panasFields = `
  & [data-panas] {
    position: relative;
    display: grid;
    align-content: center;
    overflow: hidden;
    border: 1px solid transparent;
    border-radius: ${tokens.radius.control};
    color: ${colour.text};
    line-height: 1.15;
    white-space: nowrap;
    print-color-adjust: exact;
  }
  & [data-panas] > b { font-size: ${tokens.text[14]}; font-variant-numeric: tabular-nums; }
  & [data-panas] > b > small { font-size: ${tokens.text[12]}; font-weight: 400; }
  & [data-panas]::after {
    content: '';
    position: absolute;
    left: 0;
    bottom: 0;
    width: var(--isi, 0%);
    height: 3px;
  }
  ${panasBeban
    .map(
      (panas) => `
  & [data-panas='${panas}'] {
    border: 1px ${looks[panas].edge} ${looks[panas].ink};
    ${looks[panas].thick ? `box-shadow: inset 0 0 0 1px ${looks[panas].ink};` : ''}
    background: ${looks[panas].ground};
    & > em { color: ${looks[panas].ink}; font-style: normal; font-weight: 600; }
    &::after { background: ${looks[panas].ink}; }
  }`,
    )
    .join('')}
`;
