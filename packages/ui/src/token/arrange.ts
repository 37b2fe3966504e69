import { space, tokens } from './tokens';

/** Things beside each other that go on in a next line; steps of space between the lines and between neighbours. */
export const wrapRow = (lines: number, neighbours = lines): string =>
  `display: flex; flex-wrap: wrap; gap: ${space(lines)} ${space(neighbours)};`;

/** A row whose things stand on the middle of their line. */
export const centredRow = (lines: number, neighbours = lines): string =>
  `${wrapRow(lines, neighbours)} align-items: center;`;

/** A row whose first thing stands at its start and whose last at its end. */
export const spreadRow = (lines: number, neighbours = lines): string =>
  `${centredRow(lines, neighbours)} justify-content: space-between;`;

/** A list without signs and inset, its items below each other with so many steps of space between them. */
export const plainList = (steps: number): string =>
  `display: grid; gap: ${space(steps)}; margin: 0; padding: 0; list-style: none;`;

/** A surface of its own on the page. */
export const framed = `border: 1px solid ${tokens.colour.line}; border-radius: ${tokens.radius.card}; background: ${tokens.colour.surface};`;

/** A button that looks like the text it holds. */
export const bareButton =
  'border: 0; background: none; color: inherit; font: inherit; text-align: left; cursor: pointer;';
