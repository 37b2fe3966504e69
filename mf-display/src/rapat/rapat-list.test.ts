import fc from 'fast-check';
import {
  addItem,
  formatRapat,
  isSameItem,
  moveItem,
  parseRapat,
  RAPAT_MAX,
  type RapatItem,
  selectionOf,
  withoutItem,
} from './rapat-list';

const item: fc.Arbitrary<RapatItem> = fc.record({
  page: fc.stringMatching(/^[a-z][a-z.-]{0,30}$/),
  selection: fc.dictionary(
    fc.stringMatching(/^p[a-z_]{0,8}$/),
    fc.string({ maxLength: 200, unit: 'grapheme-ascii' }),
    {
      maxKeys: 12,
      noNullPrototype: true,
    },
  ),
});
const list = fc.array(item, { maxLength: RAPAT_MAX });
const texts = (items: readonly RapatItem[]) => items.map((one) => formatRapat([one]));

it('what an address says of a list is the list', () => {
  fc.assert(
    fc.property(list, (items) => {
      const through = new URLSearchParams({ rapat: formatRapat(items) }).toString();
      const read = parseRapat(new URLSearchParams(through).get('rapat') ?? '');
      expect(read).toEqual({ items, surplus: 0 });
    }),
  );
});

it('any text is a list within the limits, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { items } = parseRapat(text);
      expect(items.length).toBeLessThanOrEqual(RAPAT_MAX);
      expect(texts(parseRapat(formatRapat(items)).items)).toEqual(texts(items));
    }),
  );
});

it('moving keeps every page, puts one where it was wanted, and can be taken back', () => {
  fc.assert(
    fc.property(
      list,
      fc.integer({ min: -2, max: 22 }),
      fc.integer({ min: -2, max: 22 }),
      (items, from, to) => {
        const moved = moveItem(items, from, to);
        expect([...texts(moved)].sort()).toEqual([...texts(items)].sort());
        const possible = items[from] !== undefined && to >= 0 && to < items.length;
        if (possible) expect(moved[to]).toBe(items[from]);
        expect(moveItem(moved, to, from)).toEqual(items);
      },
    ),
  );
});

it('a page is added once, at the end, and can be taken out', () => {
  fc.assert(
    fc.property(list, item, (items, added) => {
      const after = addItem(items, added);
      expect(addItem(after, added)).toEqual(after);
      const known = items.some((one) => isSameItem(one, added));
      const full = items.length === RAPAT_MAX;
      expect(after).toHaveLength(items.length + (known || full ? 0 : 1));
      if (!known && !full) expect(withoutItem(after, items.length)).toEqual(items);
    }),
  );
});

it('the same choices in another order are the same page', () => {
  const one = { page: 'mikro.rkt', selection: { satuan_kerja_id: '1012', q: 'gizi' } };
  const other = { page: 'mikro.rkt', selection: { q: 'gizi', satuan_kerja_id: '1012' } };
  expect(isSameItem(one, other)).toBe(true);
});

it('takes nothing along that the portal would obey', () => {
  const search = 'q=gizi&message=Halo&token=rahasia&kembali=%2Fadmin&remote=x&rapat=a&rapat_ke=2&%3Cx%3E=1';
  expect(selectionOf(new URLSearchParams(search))).toEqual({ q: 'gizi' });
});

it('says how many pages are too many', () => {
  expect(
    parseRapat(
      Array(RAPAT_MAX + 3)
        .fill('makro.rpjmd')
        .join(),
    ),
  ).toMatchObject({ surplus: 3 });
});
