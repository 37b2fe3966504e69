import { changedChoice, liveProps, readChoice } from './embed-choice';

const offered = { tahunPublik: 2024, years: [2024, 2025], hosts: ['skrip', 'elemen'] };
const read = (search: string) => readChoice(new URLSearchParams(search), offered);

describe('what is embedded', () => {
  it('is the whole regency in the public year for whoever chose nothing', () => {
    expect(read('')).toEqual({
      satuanKerjaId: null,
      tahun: 2024,
      theme: 'auto',
      locale: 'id',
      versi: 'aktif',
      cara: 'skrip',
    });
  });

  it.each([
    'satuan_kerja_id=-3',
    'satuan_kerja_id=x',
    'tahun=1999',
    'tema=merah',
    'bahasa=fr',
    'versi=9',
    'cara=x',
  ])('does not follow an address that says %s', (search) => expect(read(search)).toEqual(read('')));

  it('is kept in the address, and read from there again', () => {
    const chosen = {
      satuanKerjaId: 1012,
      tahun: 2025,
      theme: 'dark',
      locale: 'en',
      versi: 'tetap',
      cara: 'elemen',
    } as const;
    const params = changedChoice(new URLSearchParams('penuh=1'), chosen);
    expect(read(String(params))).toEqual(chosen);
    expect(params.get('penuh')).toBe('1');
    const cleared = changedChoice(params, { satuanKerjaId: null, theme: null });
    expect(read(String(cleared))).toEqual({ ...chosen, satuanKerjaId: null, theme: 'auto' });
  });

  it('tells a mounted diagram every prop, so that the last choice does not stay', () => {
    const choice = { ...read(''), origin: 'https://selaras.example.go.id', pinned: null };
    expect(liveProps(choice)).toEqual({ satuanKerjaId: null, tahun: 2024, locale: 'id', theme: 'auto' });
  });
});
