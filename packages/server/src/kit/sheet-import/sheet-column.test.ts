import { type FileColumn, rowsByColumn } from './sheet-column';

type Name = 'kode' | 'nama' | 'pagu';
const columns: readonly FileColumn<Name>[] = [
  { name: 'kode', title: 'Kode', also: ['kode rekening'], required: true },
  { name: 'nama', title: 'Nama', also: ['uraian'], required: true },
  { name: 'pagu', title: 'Pagu (Rp)', also: [], required: false },
];

const read = (rows: string[][]) => rowsByColumn(rows, columns);

describe('rows of a sheet by column', () => {
  it('finds the head below titles and notes, in whatever order and spelling, and counts rows as the sheet does', () => {
    const result = read([
      ['DAFTAR NOMENKLATUR'],
      [],
      ['No', 'URAIAN', 'Kode Rekening', 'Pagu (Rp)'],
      ['1', 'Program A', '1.02.02', '100'],
      ['', '', '', ''],
      ['2', 'Kegiatan B', '1.02.02.2.01'],
    ]);
    expect(result).toEqual({
      baris: [
        {
          nomor: 4,
          isi: { kode: '1.02.02', nama: 'Program A', pagu: '100' },
        },
        {
          nomor: 6,
          isi: { kode: '1.02.02.2.01', nama: 'Kegiatan B', pagu: '' },
        },
      ],
      dilewati: [
        { nomor: [1, 2], alasan: 'di atas judul kolom' },
        { nomor: [5], alasan: 'kosong' },
      ],
    });
  });

  it.each([
    ['the one that is missing', [['Kode', 'Harga']], ['Nama']],
    ['both when no row looks like a head', [['a', 'b'], ['c']], ['Kode', 'Nama']],
    ['both when there is nothing', [], ['Kode', 'Nama']],
  ])('names %s', (_, rows, kurang) => {
    expect(read(rows)).toEqual({ kurang });
  });

  it('names a column that stands there twice, other columns may', () => {
    expect(read([['Kode', 'Ket', 'Nama', 'Ket', 'nama ']])).toEqual({ twice: ['Nama'] });
    expect(read([['Kode', 'Ket', 'Nama', 'Ket', 'Uraian']])).toEqual({ baris: [], dilewati: [] });
  });
});
