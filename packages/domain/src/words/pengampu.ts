import type { JenisPengampu } from '../kode/perencanaan';
import type { Words } from './words';

export const jenisPengampuWords: Words<JenisPengampu> = {
  'unit-kerja': 'Unit kerja',
  'tim-kerja': 'Tim kerja',
};
