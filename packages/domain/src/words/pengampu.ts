import type { Words } from './words';

/** Who owns a performance: a post or a team. */
export const jenisPengampu = ['unit-kerja', 'tim-kerja'] as const;
export type JenisPengampu = (typeof jenisPengampu)[number];

export const jenisPengampuWords: Words<JenisPengampu> = {
  'unit-kerja': 'Unit kerja',
  'tim-kerja': 'Tim kerja',
};
