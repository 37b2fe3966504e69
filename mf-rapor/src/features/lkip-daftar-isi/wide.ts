/** From this width on the contents stand at the side. */
export const WIDE = '1180px';
