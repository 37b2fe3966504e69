import fc from 'fast-check';
import { daftarPadanan } from './padanan';
import { isFound, isSearching, rankOf, readSearch } from './pencarian';
import { plainText, searchText } from './plain-text';

const JALAN = 'Persentase Jalan Kabupaten dalam Kondisi Mantap';
const MISKIN = 'Persentase Penduduk Miskin';
const found = (typed: string, text: string) => isFound(readSearch(typed), plainText(text));

describe('a text is found', () => {
  it.each([
    ['by words in any order and case', 'MANTAP jalan', JALAN],
    ['by parts of words from three letters on', 'sehat', 'Dinas Kesehatan'],
    ['by one or two letters where a word begins', 'ke ja', 'Kondisi jalan kecamatan'],
    ['whatever parts its words', 'posyandu puskesmas', 'Cakupan puskesmas/posyandu (aktif)'],
    ['by words that a sign parts', 'puskesmas/aktif', 'Puskesmas yang aktif'],
    ['with accents and without', 'kafé', 'Jumlah kafe'],
    ['by what a sign is composed of', 'm2', 'Luas kawasan (m²)'],
    ['by a word that ends in -nya', 'jalannya', JALAN],
    ['by the beginning of a code', '1.02.0', '1.02.02.2.01 Penyediaan layanan'],
    ['by a figure', '80,5%', 'Target 80,5 persen'],
    ['by everyday words', 'jalan rusak', JALAN],
    ['by everyday words with an ending', 'banjirnya', 'Indeks Risiko Bencana'],
    ['by everyday words in a question', 'kenapa jalan di desa saya rusak?', JALAN],
    ['by poor people', 'berapa orang miskin', MISKIN],
    ['by poor people', 'orang miskin', 'Menurunnya angka kemiskinan'],
    ['by more everyday words than one', 'jalan rusak jelek', JALAN],
    ['by everyday words and others', 'jalan rusak kabupaten', JALAN],
    ['by nothing', '  ', JALAN],
  ])('%s: "%s"', (_, typed, text) => {
    expect(found(typed, text)).toBe(true);
  });
});

describe('a text is not found', () => {
  it.each([
    ['when one word is missing', 'jalan desa', JALAN],
    ['by one or two letters in the middle of a word', 'an', 'Jalan'],
    ['by the numbers of a code in another order', '1.02.02', '1.02.01.2.02'],
    ['by a code in the middle of a number', '1.02', '11.02'],
    ['by a word of plans in the middle of another', 'ketimpangan', 'Rencana originil'],
    ['by what one of two everyday words means alone', 'rumah sakit', 'Dinas Kesehatan'],
    ['by everyday words whose other words it lacks', 'orang miskin kelurahan', MISKIN],
    ['by a word that only begins like an everyday one', 'kerjasama', 'Tingkat Pengangguran Terbuka'],
  ])('%s: "%s"', (_, typed, text) => {
    expect(found(typed, text)).toBe(false);
  });
});

it.each([
  [0, 'persentase jalan', JALAN],
  [1, 'Kondisi  mantap', JALAN],
  [2, 'mantap jalan', JALAN],
  [3, 'jalan rusak', JALAN],
])('ranks %d', (rank, typed, text) => {
  expect(rankOf(readSearch(typed), plainText(text))).toBe(rank);
});

it('is no search when nothing was typed, and finds nothing by signs alone', () => {
  expect(['', '  ', '?!', 'di'].map((typed) => isSearching(readSearch(typed)))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(['?!', '%', '\u{1f4a7}'].map((typed) => found(typed, `${JALAN} ?! %`))).toEqual([
    false,
    false,
    false,
  ]);
});

it('puts texts together without those that are missing', () => {
  expect(searchText('Dinas É', null, undefined, '', 'RSUD')).toBe('dinas e rsud');
});

describe('for whatever is typed', () => {
  const word = fc.stringMatching(/^[a-z]{1,9}$/);
  const words = fc.array(word, { minLength: 1, maxLength: 7 });
  const loud = (typed: readonly string[]) => typed.join(' , ').toUpperCase();

  it('a text is found by all of its own words, however they are written', () => {
    fc.assert(
      fc.property(words, (typed) => {
        expect(found(loud(typed), typed.toReversed().join('/'))).toBe(true);
      }),
    );
  });

  it('one more word never finds more', () => {
    // Words that the list knows, or that questions are made of, have a meaning of their own.
    const strange = fc.stringMatching(/^x[a-z]{0,8}$/);
    fc.assert(
      fc.property(
        fc.array(strange, { minLength: 1, maxLength: 6 }),
        strange,
        fc.array(strange),
        (few, more, text) => {
          const all = text.join(' ');
          if (found([...few, more].join(' '), all)) expect(found(few.join(' '), all)).toBe(true);
        },
      ),
    );
  });

  it('reading never fails, and finds the same in a text that was made plain twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (typed, text) => {
        const plain = plainText(text);
        expect(plainText(plain)).toBe(plain);
        expect(typeof isFound(readSearch(typed), plain)).toBe('boolean');
      }),
    );
  });
});

describe('the list of everyday words', () => {
  it('finds each official text by each everyday text of its line, and names nothing twice', () => {
    const lines = daftarPadanan();
    for (const { typed, official } of lines) {
      for (const words of official)
        expect([typed.join(' '), found(typed.join(' '), words.join(' '))]).toEqual([typed.join(' '), true]);
    }
    const names = lines.map(({ typed }) => typed.join(' '));
    expect(new Set(names).size).toBe(names.length);
  });

  it('is made of plain words', () => {
    for (const { typed, official } of daftarPadanan()) {
      for (const one of [...typed, ...official.flat()]) expect(one).toMatch(/^[a-z]+$/);
    }
  });
});
