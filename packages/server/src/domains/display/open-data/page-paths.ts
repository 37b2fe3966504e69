/** Addresses of the public pages of the regency. */
export const makro = (name: string): string => `/public-display/display-makro/${name}`;

/** Addresses of the public pages of one unit, which their query names. */
export const mikro = (name: string): string => `/public-display/display-mikro/${name}`;
