import { tokens } from './tokens';

/** A surface of its own on the page. */
export const framed = `border:1px solid ${tokens.colour.line};border-radius:${tokens.radius.card};background:${tokens.colour.surface};`;
