import type { Naskah } from '@selaras/contracts';
import { barisNaskah, compareTexts } from './banding';

const line = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] });

it.each([
  ['nothing new', ['a', 'b'], ['a', 'b'], '=a =b'],
  ['a changed line in the middle', ['a', 'b', 'c'], ['a', 'x', 'c'], '=a -b +x =c'],
  ['everything gone', ['a'], [], '-a'],
  ['a line that moved', ['a', 'b', 'c'], ['c', 'a', 'b'], '+c =a =b -c'],
])('says what went and what came: %s', (_, lama, baru, expected) => {
  const signs = { sama: '=', hapus: '-', tambah: '+' };
  expect(
    compareTexts(lama, baru)
      .map(({ jenis, teks }) => signs[jenis] + teks)
      .join(' '),
  ).toBe(expected);
});

it('lines are paragraphs, items, rows and pictures, with their footnotes', () => {
  const naskah: Naskah = {
    type: 'doc',
    content: [
      {
        ...line('Isi'),
        content: [
          { type: 'text', text: 'Isi' },
          { type: 'catatanKaki', attrs: { isi: 'BPS' } },
        ],
      },
      { type: 'bulletList', content: [{ type: 'listItem', content: [line('Butir')] }] },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              { type: 'tableCell', content: [line('A')] },
              { type: 'tableCell', content: [line('B')] },
            ],
          },
        ],
      },
      { type: 'gambar', attrs: { gambar_id: 1, alt: 'Bagan', keterangan: '', lebar: 100 } },
    ],
  };
  expect(barisNaskah(naskah)).toEqual(['Isi [BPS]', 'Butir', 'A | B', '[Gambar: Bagan]']);
  expect(barisNaskah(null)).toEqual([]);
});
