import { changedAddress, readAddress } from './page-address';

const read = (query: string, cross = false) => readAddress(new URLSearchParams(query), cross);
const change = (query: string, part: Parameters<typeof changedAddress>[1], cross = false) =>
  changedAddress(new URLSearchParams(query), part, cross).toString();

describe('the page’s address', () => {
  it('reads unit, switches and picture', () => {
    expect(read('satuan_kerja_id=1012&ikon=0&showSkp=true&node=kinerja-program:3&kedalaman=3')).toMatchObject(
      {
        satuanKerjaId: 1012,
        showIcons: false,
        showSkp: true,
        node: 'kinerja-program:3',
        kedalaman: 3,
      },
    );
  });

  it.each(['', 'satuan_kerja_id=abc', 'satuan_kerja_id=-1', 'satuan_kerja_id=1.5', 'satuan_kerja_id='])(
    'takes %p for no unit',
    (query) => {
      expect(read(query).satuanKerjaId).toBeNull();
    },
  );

  it.each(['0', '6', 'x'])('takes depth %p for none', (depth) => {
    expect(read(`kedalaman=${depth}`).kedalaman).toBeNull();
  });

  it.each([
    ['', 5],
    ['tingkatMaks=3', 3],
    ['tingkatMaks=9', 5],
    ['tingkatMaks=semua', 5],
  ])('shows with %p at most %d levels, whatever else changes', (query, most) => {
    expect(read(query).tingkatMaks).toBe(most);
    expect(read(change(query, { satuanKerjaId: 1013 })).tingkatMaks).toBe(most);
  });

  it('forgets the picture when another unit is chosen, but keeps the switches', () => {
    const query = 'satuan_kerja_id=1012&ikon=0&node=a&lihat=1~2~3&ubah=b&kedalaman=2&cc=semua';
    expect(change(query, { satuanKerjaId: 1013 })).toBe('satuan_kerja_id=1013&ikon=0');
    expect(change(query, { satuanKerjaId: null })).toBe('ikon=0');
  });

  it('opens all cross items on the cross-cutting page, and remembers when somebody closed them', () => {
    expect(read('', true).cc).toBe('semua');
    const closed = change('', { cc: null }, true);
    expect(read(closed, true).cc).toBe('');
    expect(change('cc=semua', { cc: null })).toBe('');
  });
});
