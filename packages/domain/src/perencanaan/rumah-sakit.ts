/**
 * Whether a unit is the regional hospital, whose director and deputies have results of their own (domain §1), by its name:
 * where a unit is named nothing else tells what kind it is.
 */
export const isRumahSakit = (nama: string): boolean => /\b(?:rsud|rumah sakit)\b/i.test(nama);
