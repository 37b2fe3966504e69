import { unknownAttributes, unknownProps } from './unknown-names';

const propsIn = (given: unknown) => unknownProps(given).map(({ name, meant }) => [name, meant]);

describe('props that are none', () => {
  it('are named with what was probably meant', () => {
    const given = { satuanKerjaID: 1012, Tahun: 2024, tahun: 2024, onderdil: 1 };
    expect(propsIn(given)).toEqual([
      ['satuanKerjaID', 'satuanKerjaId'],
      ['Tahun', 'tahun'],
      ['onderdil', null],
    ]);
  });

  it('are looked for among the colours, too', () => {
    expect(propsIn({ colours: { brand: '#111', brnad: '#111', '--s-text': '#111', ungu: '#111' } })).toEqual([
      ['colours.brnad', 'brand'],
      ['colours.--s-text', 'text'],
      ['colours.ungu', null],
    ]);
  });

  it('are none of those that hosts hand over, and none that are left out', () => {
    const singleSpa = { name: 'portal', singleSpa: {}, mountParcel: () => {}, domElement: {} };
    const react = { children: 'x', className: 'x', 'data-testid': 'x', 'aria-label': 'x', id: 'x' };
    expect(unknownProps({ ...singleSpa, ...react, Tahun: undefined, taun: null })).toEqual([]);
    for (const given of [undefined, null, 'teks', [1], { colours: 'merah' }]) {
      expect(unknownProps(given)).toEqual([]);
    }
  });
});

describe('attributes that are none', () => {
  it('are named where one of ours is near, or a prop that is none', () => {
    expect(unknownAttributes(['satuan-kerja', 'satuankerjaid', 'tahun-kinerja', 'density', 'tahun'])).toEqual(
      [
        { name: 'satuan-kerja', meant: 'satuan-kerja-id' },
        { name: 'satuankerjaid', meant: 'satuan-kerja-id' },
        { name: 'tahun-kinerja', meant: 'tahun' },
        { name: 'density', meant: 'density' },
      ],
    );
  });

  it.each([
    [['id', 'class', 'style', 'slot', 'title', 'lang', 'dir', 'hidden', 'role', 'tabindex', 'part', 'is']],
    [['data-tahun', 'data-x', 'aria-label', 'onerror', 'nonce', 'itemprop', 'translate', 'draggable']],
    [['_ngcontent-abc-12', '_nghost-abc', 'ng-version', 'ng-reflect-tahun', 'v-cloak', 'data-v-7ba5bd90']],
    [['x-data', ':tahun', '@ready', '[tahun]', 'jsname', 'jscontroller', 'wire:ignore', 'hx-get']],
  ])('are no business of ours: %j', (names) => {
    expect(unknownAttributes(names)).toEqual([]);
  });
});
