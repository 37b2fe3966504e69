import type { Domain } from '../../domain';

/** What Tim Kerja adds to the server. */
export const timKerja: Domain = {
  name: 'tim-kerja',
};
