/** @jest-environment node */
import { deepLink } from './deep-link';

const sidik = 'ab'.repeat(32);
const portal = 'https://selaras.tirtaraya.go.id/display-mikro/cascading';
const link = (search: string, satuanKerjaId: number | null = 1012) =>
  new URL(deepLink({ href: `${portal}${search}`, satuanKerjaId, tahun: 2025, sidik }));

describe('the link on an exported picture', () => {
  it('names page, unit, year and hash, also where the page got them from elsewhere', () => {
    const { pathname, searchParams } = link('');
    expect(pathname).toBe('/display-mikro/cascading');
    expect(Object.fromEntries(searchParams)).toEqual({ satuan_kerja_id: '1012', tahun: '2025', sidik });
  });

  it('keeps what decides the picture and leaves out what belongs to the screen', () => {
    const { searchParams } = link('?node=kinerja-program:4&bentuk=gambar&panel=tutup&modal=ra#atas');
    expect(searchParams.get('node')).toBe('kinerja-program:4');
    expect([...searchParams.keys()].sort()).toEqual(['node', 'satuan_kerja_id', 'sidik', 'tahun']);
  });

  it('drops the least important states when the QR code would become too fine', () => {
    const { href, searchParams } = link(`?lihat=2~10~20&ubah=${'kinerja-program:1,'.repeat(30)}&node=a:1`);
    expect(href.length).toBeLessThanOrEqual(420);
    expect(searchParams.has('ubah')).toBe(false);
    expect(searchParams.get('node')).toBe('a:1');
    expect(searchParams.get('sidik')).toBe(sidik);
  });

  it('opens the regency where no unit is chosen', () => {
    expect(link('', null).searchParams.has('satuan_kerja_id')).toBe(false);
  });
});
