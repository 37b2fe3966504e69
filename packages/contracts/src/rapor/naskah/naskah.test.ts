import { type NaskahDaftar, naskahSchema } from './naskah';
import { NASKAH_MAX, naskahNomor } from './naskah-limits';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const text = (words: string, ...marks: unknown[]) => ({
  type: 'text',
  text: words,
  ...(marks.length ? { marks } : {}),
});
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const fits = (value: unknown) => naskahSchema.safeParse(value).success;

const listOf = (depth: number): NaskahDaftar => ({
  type: 'bulletList',
  content: [{ type: 'listItem', content: depth > 1 ? [listOf(depth - 1)] : [{ type: 'paragraph' }] }],
});

describe('naskahSchema', () => {
  it('takes headings, lists, tables, pictures and footnotes', () => {
    expect(
      fits(
        doc(
          { type: 'heading', attrs: { level: 1 }, content: [text('Isu strategis')] },
          paragraph(text('Angka', { type: 'bold' }), { type: 'catatanKaki', attrs: { isi: 'BPS, 2024' } }),
          {
            type: 'orderedList',
            attrs: { start: 3 },
            content: [{ type: 'listItem', content: [paragraph(text('a'))] }],
          },
          {
            type: 'table',
            content: [
              {
                type: 'tableRow',
                content: [
                  { type: 'tableHeader', attrs: { colspan: 2, colwidth: [80, 90] }, content: [paragraph()] },
                ],
              },
            ],
          },
          { type: 'gambar', attrs: { gambar_id: 4, alt: 'Peta', keterangan: 'Peta wilayah', lebar: 80 } },
        ),
      ),
    ).toBe(true);
  });

  it.each([
    ['an unknown node', doc({ type: 'script', content: [text('x')] })],
    ['an attribute nobody named', doc({ type: 'paragraph', attrs: { onclick: 'x' } })],
    ['HTML in place of a document', '<p>x</p>'],
    [
      'a link that runs a script',
      doc(paragraph(text('x', { type: 'link', attrs: { href: 'javascript:alert(1)' } }))),
    ],
    ['a link to data', doc(paragraph(text('x', { type: 'link', attrs: { href: 'data:text/html,x' } })))],
    ['a picture from another place', doc({ type: 'gambar', attrs: { src: 'https://contoh.go.id/a.png' } })],
    ['an empty piece of text', doc(paragraph(text('')))],
  ])('refuses %s', (_, value) => {
    expect(fits(value)).toBe(false);
  });

  it('refuses lists that lie deeper in each other than a page can show', () => {
    expect(fits(doc(listOf(NASKAH_MAX.kedalaman)))).toBe(true);
    expect(fits(doc(listOf(NASKAH_MAX.kedalaman + 1)))).toBe(false);
  });

  const linked = (length: number) =>
    paragraph(text('x', { type: 'link', attrs: { href: 'https://a.id/'.padEnd(length, 'x') } }));
  const items = (start: number) => ({
    type: 'orderedList',
    attrs: { start },
    content: [{ type: 'listItem', content: [paragraph()] }],
  });
  it('takes a list numbered by letters or Roman numbers, and no other kind', () => {
    const kind = (jenis: string) => ({ ...items(1), attrs: { start: 1, jenis } });
    for (const jenis of naskahNomor) expect(fits(doc(kind(jenis)))).toBe(true);
    for (const jenis of ['1', 'disc', '', 'α']) expect(fits(doc(kind(jenis)))).toBe(false);
  });

  const many = (count: number, node: object) => Array.from({ length: count }, () => node);
  const cell = { type: 'tableCell', content: [paragraph()] };
  const table = (rows: number, columns: number) => ({
    type: 'table',
    content: many(rows, { type: 'tableRow', content: many(columns, cell) }),
  });

  it.each([
    ['rows of a table', table(NASKAH_MAX.baris, 1), table(NASKAH_MAX.baris + 1, 1)],
    ['cells of a row', table(1, NASKAH_MAX.kolom), table(1, NASKAH_MAX.kolom + 1)],
    ['characters of a link', linked(NASKAH_MAX.alamat), linked(NASKAH_MAX.alamat + 1)],
    ['the number that a list begins with', items(NASKAH_MAX.nomor), items(NASKAH_MAX.nomor + 1)],
    ['the least number of a list', items(1), items(0)],
  ])('takes %s up to the limit, and not beyond it', (_, most, tooMuch) => {
    expect(fits(doc(most))).toBe(true);
    expect(fits(doc(tooMuch))).toBe(false);
  });
});
