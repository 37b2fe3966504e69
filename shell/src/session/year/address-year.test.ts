import { cookieNames } from '../cookie';
import { setUp } from '../session.fixture';
import { addressYear, withYear } from './address-year';

const at = (path: string) => `https://selaras.example${path}`;

it.each([
  ['/lke/eviden?tahun_kinerja=2025', 2025],
  ['/display-mikro/cascading?tahun=2024&tahun_kinerja=2025', 2025],
  ['/lke/eviden?tahun_kinerja=25', null],
  ['/lke/eviden?tahun=2025', null],
  ['/lke/eviden', null],
  ['/public-display/rpjmd?tahun_kinerja=2025', null],
])('the address %s names %p', (path, year) => {
  expect(addressYear(at(path))).toBe(year);
});

it.each([
  ['/lke/eviden', '/lke/eviden?tahun_kinerja=2025'],
  ['/lke/eviden?q=jalan+rusak#isi', '/lke/eviden?q=jalan+rusak&tahun_kinerja=2025#isi'],
  ['/lke/eviden?tahun_kinerja=2024&node=a%3A1', '/lke/eviden?node=a%3A1&tahun_kinerja=2025'],
  ['/lke/eviden?tahun_kinerja=2025', '/lke/eviden?tahun_kinerja=2025'],
])('%s of 2025 is %s', (path, named) => {
  expect(withYear(at(path), 2025)).toBe(named);
});

describe('a year that the address names', () => {
  it('is chosen at the start and kept for pages to come, and other tabs stay where they are', () => {
    const { session, kept, told } = setUp({ selaras_tahun_kinerja: '2024' }, { addressYear: 2025 });
    expect(session.state().tahunKinerja).toBe(2025);
    expect(kept.get(cookieNames.tahunKinerja)).toBe('2025');
    expect(told).toEqual([]);
  });

  it('is passed over when it is not open', () => {
    const { session, kept } = setUp({ selaras_tahun_kinerja: '2025' }, { addressYear: 1999 });
    expect(session.state().tahunKinerja).toBe(2025);
    expect(kept.get(cookieNames.tahunKinerja)).toBe('2025');
  });
});
