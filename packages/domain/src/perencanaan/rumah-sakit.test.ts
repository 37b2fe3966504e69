import { isRumahSakit } from './rumah-sakit';

it.each([
  ['RSUD Tirta Husada', true],
  ['Rumah Sakit Umum Daerah Tirtaraya', true],
  ['Dinas Kesehatan', false],
  ['Dinas Perumahan Rakyat', false],
])('%s is the hospital: %s', (nama, is) => {
  expect(isRumahSakit(nama)).toBe(is);
});
