import { panelAddress, panelPlaces, readPanel } from './panel-address';

const views = { whole: ['baru', 'cetak'], ofRow: ['lihat', 'ubah'] } as const;

describe('the view that an address opens', () => {
  it.each([
    [null, { kind: 'daftar' }],
    ['baru', { kind: 'baru' }],
    ['cetak', { kind: 'cetak' }],
    ['lihat-12', { kind: 'lihat', id: 12 }],
    ['periksa-3', { kind: 'daftar' }],
    ['ubah-0', { kind: 'daftar' }],
    ['hapus-3', { kind: 'daftar' }],
    ['ubah-1e3', { kind: 'daftar' }],
    ['<script>', { kind: 'daftar' }],
  ])('%s is %j', (text, panel) => expect(readPanel(text, views)).toEqual(panel));
});

describe('an address with another view open', () => {
  const list = '/rencana-aksi?tab=pd&q=ibu+hamil&page=2';

  it('keeps what the list stands at', () => {
    expect(panelPlaces.edit(7, list)).toBe(`${list}&panel=ubah-7`);
    expect(panelPlaces.list(panelPlaces.edit(7, list))).toBe(list);
    expect(panelPlaces.show(8, panelPlaces.edit(7, list))).toBe(`${list}&panel=lihat-8`);
  });

  it('is plain without anything to say', () => {
    expect(panelAddress('/rencana-aksi?panel=baru', null)).toBe('/rencana-aksi');
    expect(panelPlaces.create('/rencana-aksi')).toBe('/rencana-aksi?panel=baru');
  });
});
