import { encode } from 'uqr';

/** Modules of a QR code row by row, true for dark; the quiet border is the painter's. */
export type QrModules = readonly (readonly boolean[])[];

/** QR code of an address, robust enough to be read from paper. */
export const qrOf = (text: string): QrModules => encode(text, { ecc: 'M', border: 0 }).data;
