import type { Laporan, LaporanBagian, Naskah, NaskahBlok } from '@selaras/contracts';
import fc from 'fast-check';
import type { Blok, Sel } from './cetakan';
import { cleanText } from './clean-text';
import { composeCetakan } from './compose';
import { kisiOf } from './kisi';

const naskah = (...content: NaskahBlok[]): Naskah => ({ type: 'doc', content });
const bagian = (judul: string, tingkat: number, isi: Naskah | null = null): LaporanBagian => ({
  kode: judul,
  judul,
  tingkat,
  naskah: isi,
  tabel: [],
  grafik: [],
});
const laporan = (...bab: [string | null, string, LaporanBagian[]][]): Laporan => ({
  judul: 'Laporan Kinerja',
  tahun: 2025,
  instansi: 'Dinas',
  daerah: 'Kabupaten',
  bab: bab.map(([nomor, judul, parts]) => ({ nomor, judul, bagian: parts })),
});
const headings = (blok: readonly Blok[]) =>
  blok.flatMap((part) => (part.jenis === 'judul' ? [[part.tingkat, part.nomor, part.teks]] : []));
const gambar = (gambar_id: number): NaskahBlok => ({
  type: 'gambar',
  attrs: { gambar_id, alt: '', keterangan: '', lebar: 50 },
});

it('chapters and sections are numbered; a chapter that is one section of its name says it once', () => {
  const { blok } = composeCetakan(
    laporan(
      ['I', 'Pendahuluan', [bagian('Umum', 1), bagian('Dasar', 2), bagian('Isu', 1), bagian('Rinci', 3)]],
      ['IV', 'Penutup', [bagian('Penutup', 1)]],
      [null, 'Lampiran', [bagian('Data', 1)]],
    ),
  );
  expect(headings(blok)).toEqual([
    [1, 'BAB I', 'PENDAHULUAN'],
    [2, '1.1', 'Umum'],
    [3, '1.1.1', 'Dasar'],
    [2, '1.2', 'Isu'],
    [4, '1.2.1.1', 'Rinci'],
    [1, 'BAB IV', 'PENUTUP'],
    [1, null, 'LAMPIRAN'],
    [2, 'L.1', 'Data'],
  ]);
});

it.each<[string, [string, true?][]]>([
  [
    'Lihat Tabel 2.3, lalu Gambar L.1.',
    [['Lihat '], ['Tabel 2.3', true], [', lalu '], ['Gambar L.1', true], ['.']],
  ],
  ['Tabel 3.10', [['Tabel 3.10', true]]],
  [
    'Subtabel 2.3, Tabel 2.3.1, Tabel 2.35x, tabel 2.3, Tabel 2',
    [['Subtabel 2.3, Tabel 2.3.1, Tabel 2.35x, tabel 2.3, Tabel 2']],
  ],
])('a text points at what bears a label that it names: %s', (text, expected) => {
  const { blok } = composeCetakan(
    laporan([
      'I',
      'Pendahuluan',
      [bagian('Umum', 1, naskah({ type: 'paragraph', content: [{ type: 'text', text }] }))],
    ]),
  );
  const pieces = blok.flatMap((part) => (part.jenis === 'paragraf' ? part.isi : []));
  expect(pieces).toEqual(expected.map(([t, rujuk]) => ({ t, ...(rujuk && { rujuk }) })));
});

it('a link stays whole, whatever it is called; other marks are those of each piece', () => {
  const link = { type: 'link' as const, attrs: { href: 'https://contoh.go.id/' } };
  const content = [
    { type: 'text' as const, text: 'Tabel 2.3', marks: [link] },
    { type: 'text' as const, text: 'di Tabel 2.3', marks: [{ type: 'bold' as const }] },
  ];
  const { blok } = composeCetakan(
    laporan(['I', 'Pendahuluan', [bagian('Umum', 1, naskah({ type: 'paragraph', content }))]]),
  );
  expect(blok.at(-1)).toMatchObject({
    isi: [
      { t: 'Tabel 2.3', link: 'https://contoh.go.id/' },
      { t: 'di ', b: true },
      { t: 'Tabel 2.3', rujuk: true, b: true },
    ],
  });
});

it('tables and pictures are counted chapter by chapter, and a picture without words has those of its section', () => {
  const { blok } = composeCetakan(
    laporan(
      ['III', 'Capaian', [bagian('Sasaran', 1, naskah(gambar(1), gambar(2)))]],
      [null, 'Lampiran', [bagian('Data', 1, naskah(gambar(1)))]],
    ),
  );
  const labels = blok.flatMap((part) =>
    part.jenis === 'gambar' ? [[part.label.bab, part.label.urutan, part.judul, part.alt, part.bagian]] : [],
  );
  expect(labels).toEqual([
    ['3', 1, 'Sasaran', 'Sasaran', '3.1 Sasaran'],
    ['3', 2, 'Sasaran', 'Sasaran', '3.1 Sasaran'],
    ['L', 1, 'Data', 'Data', 'L.1 Data'],
  ]);
});

it('text holds nothing that paper cannot: no controls, no halves of pairs, no marks of direction', () => {
  expect(cleanText('a\u0000b\ud800c\u202ed\u200be\ue000f\ufe0f')).toBe('abcdef');
  expect(cleanText('e\u0301 1\u202f000\tx\ny')).toBe('é 1\u00a0000 x y');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(cleanText(text)).not.toMatch(/[\p{Cc}\p{Cs}\p{Co}]/u);
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
    }),
  );
});

it('however the spans of a table were pasted, each place of its grid is covered exactly once', () => {
  const cell = fc.record({
    head: fc.boolean(),
    colspan: fc.integer({ min: 1, max: 4 }),
    rowspan: fc.integer({ min: 1, max: 4 }),
  });
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rows, (drawn) => {
      const { kolom, baris, kepala, lebar } = kisiOf(
        {
          type: 'table',
          content: drawn.map((cells) => ({
            type: 'tableRow' as const,
            content: cells.map(({ head, ...attrs }) => ({
              type: head ? ('tableHeader' as const) : ('tableCell' as const),
              attrs,
              content: [{ type: 'paragraph' as const }],
            })),
          })),
        },
        () => [],
      );
      expect(covered(baris, kolom)).toEqual(baris.map(() => new Array(kolom).fill(1)));
      expect(lebar.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100);
      baris.slice(0, kepala).forEach((row, y) => {
        for (const { rs } of row) expect(y + rs).toBeLessThanOrEqual(kepala);
      });
    }),
  );
});

/** How often each place is covered when cells are laid from the left into what is free. */
function covered(baris: readonly (readonly Sel[])[], kolom: number): number[][] {
  const counts = baris.map(() => new Array<number>(kolom).fill(0));
  baris.forEach((row, y) => {
    for (const { cs, rs } of row) {
      const x = counts[y]?.indexOf(0) ?? -1;
      for (let dy = 0; dy < rs; dy += 1) {
        for (let dx = 0; dx < cs; dx += 1) {
          const line = counts[y + dy];
          if (line?.[x + dx] !== undefined) line[x + dx] = (line[x + dx] ?? 0) + 1;
        }
      }
    }
  });
  return counts;
}
