import { NASKAH_MAX, type Naskah, naskahSchema } from '@selaras/contracts';
import { findFaults } from './find-faults';

const many = (length: number, node: object) => Array.from({ length }, () => node);
const doc = (...content: object[]) => ({ type: 'doc', content }) as Naskah;
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length && { marks }),
});
const link = (href: string) => ({ type: 'link', attrs: { href } });
const item = { type: 'listItem', content: [paragraph()] };
const cell = (attrs?: object) => ({ type: 'tableCell', ...(attrs && { attrs }), content: [paragraph()] });
const table = (rows: number, columns: number, one = cell()) => ({
  type: 'table',
  content: many(rows, { type: 'tableRow', content: many(columns, one) }),
});
const gambar = (gambar_id: number) => ({
  type: 'gambar',
  attrs: { gambar_id, alt: '', keterangan: '', lebar: 50 },
});
const head = paragraph(text('Awal'));
const long = `https://contoh.go.id/${'a'.repeat(NASKAH_MAX.alamat)}`;

it.each([
  ['rows of a table', doc(head, table(600, 2)), [1], 'Tabel ini 600 baris; paling banyak 500 baris.'],
  ['columns of a table, once', doc(head, table(3, 60)), [1], 'Tabel ini 60 kolom; paling banyak 50 kolom.'],
  [
    'a list from 0',
    doc(head, { type: 'orderedList', attrs: { start: 0 }, content: [item] }),
    [1],
    'Daftar ini mulai dari nomor 0; laporan memuat nomor 1 sampai 9.999.',
  ],
  [
    'a long link',
    doc(paragraph(text('a'), text('b', link(long)))),
    [0, 1],
    'Alamat tautan ini 2.021 karakter; paling panjang 2.000 karakter.',
  ],
  [
    'a link that is none',
    doc(paragraph(text('b', link('https://a b')))),
    [0, 0],
    'Alamat tautan ini bukan alamat web yang lengkap.',
  ],
  [
    'items of a list',
    doc({ type: 'bulletList', content: many(2_001, item) }),
    [0],
    'Daftar ini 2.001 butir; paling banyak 2.000 butir.',
  ],
  [
    'pieces of a paragraph in a cell',
    doc({
      ...table(1, 1),
      content: [
        {
          type: 'tableRow',
          content: [{ type: 'tableCell', content: [paragraph(...many(2_001, { type: 'hardBreak' }))] }],
        },
      ],
    }),
    [0, 0, 0, 0],
    'Paragraf ini 2.001 potongan; paling banyak 2.000 potongan.',
  ],
  [
    'blocks of the text',
    doc(...many(2_001, head)),
    [2_000],
    'Bagian ini 2.001 paragraf, tabel, daftar, dan gambar; paling banyak 2.000. Pindahkan sebagian ke bagian lain.',
  ],
  [
    'a cell over many rows',
    doc(table(1, 1, cell({ rowspan: 51 }))),
    [0, 0, 0],
    'Sel gabungan ini merentang 51 baris; paling banyak 50 baris.',
  ],
  [
    'a long footnote',
    doc(paragraph({ type: 'catatanKaki', attrs: { isi: 'x'.repeat(20_001) } })),
    [0, 0],
    'Catatan kaki ini 20.001 karakter; laporan memuat 1 sampai 20.000 karakter. Ubah lewat tombol Catatan kaki.',
  ],
  [
    'what nobody knows',
    doc(head, { type: 'video' }),
    [1],
    'Isi di tempat ini tidak dikenal laporan. Hapus, lalu tulis ulang.',
  ],
  [
    'pictures of a section',
    doc(...Array.from({ length: 102 }, (_, at) => gambar(at + 1))),
    [100],
    'Bagian ini memuat 102 gambar; paling banyak 100. Pindahkan sebagian ke bagian lain.',
  ],
])('%s: the place is found, and the limit and what is there are said', (_, naskah, places, words) => {
  const path = places.flatMap((place) => ['content', place]);
  expect(findFaults(naskah)).toEqual([{ path, text: words, acts: expect.any(Array), holds: true }]);
});

it('the bytes of the whole text are told at its end', () => {
  const [fault, ...more] = findFaults(doc(...many(60, paragraph(text('x'.repeat(20_000))))));
  expect(more).toEqual([]);
  expect(fault).toMatchObject({ path: ['content', 59], holds: true });
  expect(fault?.text).toMatch(/^Naskah bagian ini 1\.20\d\.\d{3} byte; paling besar 1\.000\.000 byte\./);
});

it('every fault of a text is told, and a text without one is what the server takes', () => {
  const naskah = doc(table(501, 1), paragraph(text('a', link(long)), text('b', link(long))));
  expect(findFaults(naskah).map(({ acts }) => acts[0])).toEqual([
    'pecah-tabel',
    'ubah-tautan',
    'ubah-tautan',
  ]);
  const good = doc(table(500, 2), table(2, 50), paragraph(text('a', link('https://contoh.go.id'))));
  expect(findFaults(good)).toEqual([]);
  expect(naskahSchema.safeParse(good).success).toBe(true);
});

describe('signs that a printed report has no glyph of', () => {
  const rocket = 'Tanda “🚀” (U+1F680) tidak dapat dicetak dalam PDF dan DOCX. Ganti atau hapus.';

  it('are marked at their place and do not hold the text back', () => {
    const cell = { type: 'tableCell', content: [paragraph(text('naik 🚀 dan 🚀'))] };
    const found = findFaults(doc(head, { type: 'table', content: [{ type: 'tableRow', content: [cell] }] }));
    expect(found).toEqual([
      {
        path: ['content', 1, 'content', 0, 'content', 0, 'content', 0, 'content', 0],
        span: [5, 7],
        text: rocket,
        acts: ['hapus-tanda'],
        holds: false,
      },
    ]);
  });

  it('are found in footnotes and legends, and ordinary signs of Word are none', () => {
    const note = { type: 'catatanKaki', attrs: { isi: 'lihat 🚀' } };
    const picture = { ...gambar(1), attrs: { gambar_id: 1, alt: '', keterangan: 'Grafik 🚀', lebar: 50 } };
    const found = findFaults(doc(paragraph(text('‣ ✓ ✔ ☑ ☐ ★'), note), picture));
    expect(found.map(({ path, text: said, acts }) => [path, said, acts])).toEqual([
      [['content', 0, 'content', 1], rocket, []],
      [['content', 1], rocket, []],
    ]);
  });
});
