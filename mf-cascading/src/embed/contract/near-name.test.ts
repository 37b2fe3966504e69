import { nearName } from './near-name';
import { propNames } from './read-props';

describe('the name that somebody may have meant', () => {
  it.each([
    ['satuanKerjaID', 'satuanKerjaId'],
    ['satuan-kerja-id', 'satuanKerjaId'],
    ['satuan_kerja_id', 'satuanKerjaId'],
    ['satuanKerja', 'satuanKerjaId'],
    ['satkerId', null],
    ['Tahun', 'tahun'],
    ['taun', 'tahun'],
    ['tahunKinerja', 'tahun'],
    ['token', 'getToken'],
    ['colors', 'colours'],
    ['color', 'colours'],
    ['baseApi', null],
    ['apiBaseUrl', 'apiBase'],
    ['local', 'locale'],
    ['id', null],
    ['store', null],
    ['', null],
    ['x'.repeat(1000), null],
  ])('%s is %s', (written, meant) => {
    expect(nearName(written, propNames)).toBe(meant);
  });

  it('is the nearest of several', () => {
    expect(nearName('brand-sofd', ['brand', 'brand-strong', 'brand-soft'])).toBe('brand-soft');
  });
});
