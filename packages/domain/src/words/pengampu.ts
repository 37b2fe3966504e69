import type { Words } from './words';

/** Who owns a performance: a post or a team. */
export type JenisPengampu = 'unit-kerja' | 'tim-kerja';

export const jenisPengampuWords: Words<JenisPengampu> = {
  'unit-kerja': 'Unit kerja',
  'tim-kerja': 'Tim kerja',
};
