import { revisionOf } from './revision';

const column = (key: string) => ({ key, judul: key, satuan: null, definisi: '', jenis: 'teks' }) as const;
const kolom = [column('id'), column('nama'), column('nilai')];

it('rows are matched by their name, whatever their order', () => {
  const before = {
    kolom,
    baris: [
      { id: 'a', nama: 'Satu', nilai: 1 },
      { id: 'b', nama: 'Dua', nilai: 2 },
      { id: 'c', nama: 'Tiga', nilai: null },
    ],
  };
  const now = {
    kolom,
    baris: [
      { id: 'c', nama: 'Tiga', nilai: 3 },
      { id: 'a', nama: 'Satu', nilai: 1 },
      { id: 'd', nama: 'Empat', nilai: 4 },
    ],
  };
  expect(revisionOf(before, now)).toEqual({
    baris_ditambah: ['d'],
    baris_dihapus: ['b'],
    sel_berubah: [{ id: 'c', kolom: 'nilai', lama: null, baru: 3 }],
    kolom_ditambah: [],
    kolom_dihapus: [],
  });
});

it('a column that came or went is told by itself, not as a change of every row', () => {
  const before = { kolom: kolom.slice(0, 2), baris: [{ id: 'a', nama: 'Satu' }] };
  const now = { kolom, baris: [{ id: 'a', nama: 'Satu', nilai: 1 }] };
  expect(revisionOf(before, now)).toMatchObject({ sel_berubah: [], kolom_ditambah: ['nilai'] });
  expect(revisionOf(now, before)).toMatchObject({ sel_berubah: [], kolom_dihapus: ['nilai'] });
});
