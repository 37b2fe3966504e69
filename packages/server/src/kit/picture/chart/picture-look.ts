import { palette } from '@selaras/domain';

/** Of every picture: what previews of shared links are shown in. */
export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 60;
export const INNER = WIDTH - 2 * MARGIN;

/** Pictures travel far from the portal, on whatever ground: always the light theme. */
export const colours = palette.light;
