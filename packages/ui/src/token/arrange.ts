import { space } from './tokens';

/** Things beside each other that go on in a next line; steps of space between the lines and, unless as many, between neighbours. */
export const wrapRow = (lines: number, neighbours?: number): string =>
  `display:flex;flex-wrap:wrap;gap:${space(lines)} ${space(neighbours ?? lines)};`;

/** A row whose things stand on the middle of their line. */
export const centredRow = (lines: number, neighbours?: number): string =>
  `${wrapRow(lines, neighbours)}align-items:center;`;

/** A row whose first thing stands at its start and whose last at its end. */
export const spreadRow = (lines: number, neighbours?: number): string =>
  `${centredRow(lines, neighbours)}justify-content:space-between;`;
