import { type FieldGroup, isRealisasi } from './bidang';
import { bidangLangkahAksi } from './field-groups';

/**
 * Group of a field of a step that repairs a failure: it belongs to the report, and is open while a quarter is (decision 86).
 * Its figure of a quarter is open with that quarter, like every other (decision 145).
 */
export const bidangLangkahPerbaikan = (field: string): FieldGroup => {
  const group = bidangLangkahAksi[field];
  return group !== undefined && isRealisasi(group) ? group : 'realisasi';
};
