import { space } from './tokens';

/** A list without signs and inset, its items below each other with so many steps of space between them. */
export const plainList = (steps: number): string =>
  `display:grid;gap:${space(steps)};margin:0;padding:0;list-style:none;`;
