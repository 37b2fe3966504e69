import { createGlobalStyle } from 'styled-components';

/** One sheet A4 upright, so small that the whole card stands on it. */
export const A4Sheet = createGlobalStyle`
  @page { size: A4 portrait; margin: 10mm; }
  @media print { body { zoom: 0.72; } }
`;
