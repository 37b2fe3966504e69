import { FAMILY } from '../../tree/text/font-family';

/** Paper is white whatever the theme of the picture. */
export const paperInk = {
  text: '#12262b',
  muted: '#4a6167',
  line: '#b9c4c6',
  brand: '#0e5a65',
  soft: '#dceef0',
} as const;

export const paperFont = (weight: number, millimetres: number): string =>
  `${weight} ${millimetres}px ${FAMILY}`;
