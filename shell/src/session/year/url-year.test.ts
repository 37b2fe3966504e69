import { cookieNames } from '../cookie';
import { setUp } from '../session.fixture';
import { dropUrlYear, urlYears } from './url-year';
import { withYear } from './with-year';

const at = (path: string) => `https://selaras.example${path}`;

it.each([
  ['/public-display/dokumen/1?tahun=2025', { kinerja: null, publik: 2025 }],
  ['/public-display/dokumen/1?tahun=25', { kinerja: null, publik: null }],
  ['/public-display/dokumen/1?tahun=2025x', { kinerja: null, publik: null }],
  ['/public-display/dokumen/1', { kinerja: null, publik: null }],
  ['/public-display/rpjmd?tahun_kinerja=2025', { kinerja: null, publik: null }],
  ['/public-display/display-mikro/cascading?tahun=2025', { kinerja: null, publik: null }],
  ['/public-display/arsitektur-kinerja?tahun=2025', { kinerja: null, publik: null }],
  ['/sematkan?tahun=2025', { kinerja: null, publik: null }],
  ['/lke/eviden?tahun_kinerja=2025', { kinerja: 2025, publik: null }],
  ['/display-mikro/cascading?tahun=2024&tahun_kinerja=2025', { kinerja: 2025, publik: null }],
  ['/lke/eviden?tahun_kinerja=25', { kinerja: null, publik: null }],
  ['/lke/eviden?tahun=2025', { kinerja: null, publik: null }],
  ['/lke/eviden', { kinerja: null, publik: null }],
])('the address %s names %j', (path, years) => {
  expect(urlYears(at(path))).toEqual(years);
});

it.each([
  ['/lke/eviden', '/lke/eviden?tahun_kinerja=2025'],
  ['/lke/eviden?q=jalan+rusak#isi', '/lke/eviden?q=jalan+rusak&tahun_kinerja=2025#isi'],
  ['/lke/eviden?tahun_kinerja=2024&node=a%3A1', '/lke/eviden?tahun_kinerja=2025&node=a%3A1'],
  ['/lke/eviden?tahun_kinerja=2025', '/lke/eviden?tahun_kinerja=2025'],
])('%s of 2025 is %s', (path, named) => {
  expect(withYear(at(path), 2025)).toBe(named);
});

describe('the year of a public page', () => {
  const urlYears = { kinerja: null, publik: 2025 };

  it('holds in this tab alone: neither cookie nor other tabs hear of it', () => {
    const { session, kept, told } = setUp({ selaras_tahun_kinerja_public: '2024' }, { urlYears });
    expect(session.state().tahunPublik).toBe(2025);
    expect(kept.get('selaras_tahun_kinerja_public')).toBe('2024');
    expect(told).toEqual([]);
  });

  it('is passed over when it is not open', () => {
    const { session } = setUp({}, { urlYears: { ...urlYears, publik: 1999 } });
    expect(session.state().tahunPublik).toBe(2024);
  });

  it('leaves the address when another one is chosen, and nothing else of it', () => {
    window.history.replaceState(null, '', '/public-display/dokumen/1?tahun=2025&q=lkip#isi');
    dropUrlYear();
    expect(window.location.href).toMatch(/\/public-display\/dokumen\/1\?q=lkip#isi$/);
  });
});

describe('the year of a staff page', () => {
  it('is chosen at the start and kept for pages to come, and other tabs stay where they are', () => {
    const urlYears = { kinerja: 2025, publik: null };
    const { session, kept, told } = setUp({ selaras_tahun_kinerja: '2024' }, { urlYears });
    expect(session.state().tahunKinerja).toBe(2025);
    expect(kept.get(cookieNames.tahunKinerja)).toBe('2025');
    expect(told).toEqual([]);
  });

  it('is passed over when it is not open', () => {
    const urlYears = { kinerja: 1999, publik: null };
    const { session, kept } = setUp({ selaras_tahun_kinerja: '2025' }, { urlYears });
    expect(session.state().tahunKinerja).toBe(2025);
    expect(kept.get(cookieNames.tahunKinerja)).toBe('2025');
  });
});
