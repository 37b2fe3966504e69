import type { JenisPengampu } from '../codes/perencanaan';
import type { Words } from './words';

export const jenisPengampuWords: Words<JenisPengampu> = {
  'unit-kerja': 'Unit kerja',
  'tim-kerja': 'Tim kerja',
};
