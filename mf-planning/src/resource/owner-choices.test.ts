import { ownerKeterangan, ownerOf, ownerOfRow, ownerValue } from './owner-choices';

describe('owners as choices of one list', () => {
  it.each([
    [{ pengampu: 'unit-kerja', id: 51 }, 51],
    [{ pengampu: 'tim-kerja', id: 51 }, -51],
  ] as const)('%j is %d, and back', (owner, value) => {
    expect(ownerValue(owner)).toBe(value);
    expect(ownerOf(value)).toEqual(owner);
  });

  it.each([
    ['unit-kerja', [], 'Jabatan · belum ada pejabatnya'],
    ['unit-kerja', [{ nama: 'Siti', jenis: null }], 'Jabatan · Siti'],
    [
      'unit-kerja',
      [
        { nama: 'Siti', jenis: null },
        { nama: 'Budi', jenis: 'plh' },
      ],
      'Jabatan · Siti, Plh. Budi',
    ],
    ['tim-kerja', [{ nama: 'Budi', jenis: null }], 'Tim kerja · ketua Budi'],
    ['tim-kerja', [], 'Tim kerja · belum berketua'],
  ] as const)('of kind %s held by %j says %s', (pengampu, orang, words) => {
    expect(ownerKeterangan(pengampu, [...orang])).toBe(words);
  });

  it('are known from their row before a list has come', () => {
    const tim_kerja = { id: 61, nama: 'Tim Gizi', ketua: { peg_nama: 'Budi' } };
    const struktur_organisasi = { id: 51, jabatan_nama: 'Kepala Bidang' };
    expect(ownerOfRow({ pengampu: 'tim-kerja', tim_kerja, struktur_organisasi: null })).toEqual({
      value: -61,
      label: 'Tim Gizi',
      keterangan: 'Tim kerja · ketua Budi',
    });
    expect(ownerOfRow({ pengampu: 'unit-kerja', struktur_organisasi, tim_kerja: null })).toEqual({
      value: 51,
      label: 'Kepala Bidang',
    });
    expect(ownerOfRow({ pengampu: null, struktur_organisasi: null, tim_kerja: null })).toBeNull();
    expect(ownerOfRow({ pengampu: 'tim-kerja', struktur_organisasi, tim_kerja: null })).toBeNull();
  });
});
