import { setUp } from '../session.fixture';
import { dropUrlYear, urlYear } from './url-year';

it.each([
  ['/public-display/dokumen/1?tahun=2025', 2025],
  ['/public-display/dokumen/1?tahun=25', null],
  ['/public-display/dokumen/1?tahun=2025x', null],
  ['/public-display/dokumen/1', null],
  ['/lke/eviden?tahun=2025', null],
  ['/public-display/display-mikro/cascading?tahun=2025', null],
  ['/public-display/arsitektur-kinerja?tahun=2025', null],
  ['/sematkan?tahun=2025', null],
])('of %s it is %s', (path, year) => {
  expect(urlYear(`https://selaras.example${path}`)).toBe(year);
});

it('holds in this tab alone: neither cookie nor other tabs hear of it', () => {
  const { session, kept, told } = setUp({ selaras_tahun_kinerja_public: '2024' }, { urlYear: 2025 });
  expect(session.state().tahunPublik).toBe(2025);
  expect(kept.get('selaras_tahun_kinerja_public')).toBe('2024');
  expect(told).toEqual([]);
});

it('that is not open is passed over', () => {
  expect(setUp({}, { urlYear: 1999 }).session.state().tahunPublik).toBe(2024);
});

it('leaves the address when another one is chosen, and nothing else of it', () => {
  window.history.replaceState(null, '', '/public-display/dokumen/1?tahun=2025&q=lkip#isi');
  dropUrlYear();
  expect(window.location.href).toMatch(/\/public-display\/dokumen\/1\?q=lkip#isi$/);
});
