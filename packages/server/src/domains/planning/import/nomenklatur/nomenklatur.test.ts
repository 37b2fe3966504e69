import fc from 'fast-check';
import { planNomenklatur } from './nomenklatur-plan';
import { type NomenklaturColumn, readNomenklatur } from './nomenklatur-rows';

const berkas = (...rows: [kode: string, nama: string, more?: Partial<Record<NomenklaturColumn, string>>][]) =>
  rows.map(([kode, nama, more], index) => ({
    nomor: index + 2,
    isi: { kode, nama, pagu: '', indikator_kemendagri: '', satuan_kemendagri: '', ...more },
  }));
const plan = (rows: ReturnType<typeof berkas>, lama: [string, string][] = []) =>
  planNomenklatur(
    readNomenklatur(rows),
    new Map(
      lama.map(([kode, nama]) => [
        kode,
        { kode, nama, pagu: 0, indikator_kemendagri: null, satuan_kemendagri: null },
      ]),
    ),
    new Map(),
  );

const SUB = '1.02.02.2.02.0001';

describe('a row of the nomenclature', () => {
  it.each([
    ['1.02.02', 'program', null],
    ['X.XX.01', 'program', null],
    ['1.02.02.2.02', 'kegiatan', '1.02.02'],
    ['1.02.02.2.02.0001', 'sub_kegiatan', '1.02.02.2.02'],
    ['1.02.02.2.02.01', 'sub_kegiatan', '1.02.02.2.02'],
    [' 1.02. 02.2.02.0001. ', 'sub_kegiatan', '1.02.02.2.02'],
  ])('%s is a %s below %s', (kode, tingkat, induk) => {
    const [row] = readNomenklatur(berkas([kode, 'Nama']));
    expect(row?.isi).toMatchObject({ tingkat, induk });
  });

  it.each(['1', '1.02', 'X.XX'])('%s, an affair or field of the list, is passed over', (kode) => {
    expect(readNomenklatur(berkas([kode, 'URUSAN']))).toEqual([]);
  });

  it.each([
    ['', 'Nama', {}, 'Kode', 'Kode kosong. Sel yang digabung hanya terbaca pada baris pertamanya.'],
    [
      '1.2',
      'Nama',
      {},
      'Kode',
      'Kode tidak sesuai bentuknya, contoh 1.02.02, 1.02.02.2.02 atau 1.02.02.2.02.0001',
    ],
    ['1.02.02', '', {}, 'Nama', 'Wajib diisi'],
    ['1.02.02', 'x'.repeat(4001), {}, 'Nama', 'Paling banyak 4000 karakter'],
    [
      SUB,
      'Nama',
      { indikator_kemendagri: 'x'.repeat(4001) },
      'Indikator Kemendagri',
      'Paling banyak 4000 karakter',
    ],
    [SUB, 'Nama', { satuan_kemendagri: 'x'.repeat(101) }, 'Satuan Kemendagri', 'Paling banyak 100 karakter'],
    ['1.02.02', 'Nama', { pagu: '100000000000000' }, 'Pagu', 'Paling banyak 99999999999999'],
    ['1.02.02', 'Nama', { pagu: 'banyak' }, 'Pagu', 'Pagu bukan angka rupiah, contoh 1.250.000'],
    ['1.02.02', 'Nama', { pagu: '-5' }, 'Pagu', 'Pagu bukan angka rupiah, contoh 1.250.000'],
  ])('%j %.10s %.40j is refused for its %s', (kode, nama, more, kolom, pesan) => {
    expect(readNomenklatur(berkas([kode, nama, more]))[0]).toMatchObject({
      isi: null,
      masalah: [{ kolom, pesan }],
    });
  });

  it('takes every text that the form takes', () => {
    const texts = {
      indikator_kemendagri: 'x'.repeat(4000),
      satuan_kemendagri: 'x'.repeat(100),
      pagu: '99999999999999',
    };
    expect(readNomenklatur(berkas([SUB, 'x'.repeat(4000), texts]))[0]?.masalah).toEqual([]);
  });

  it('that repeats a code names the row that has it', () => {
    const rows = readNomenklatur(berkas(['1.02.02', 'A'], ['1.02.02', 'B']));
    expect(rows[1]?.masalah).toEqual([{ kolom: 'Kode', pesan: 'Kode sudah ada di baris 2', ofOther: true }]);
  });
});

describe('what a file would do', () => {
  it('is new, changed or the same by what the year has', () => {
    const rows = berkas(['1.02.02', 'Program'], ['1.02.03', 'Nama baru'], ['1.02.04', 'Sama']);
    const planned = plan(rows, [
      ['1.02.03', 'Nama lama'],
      ['1.02.04', 'Sama'],
    ]);
    expect(planned.map(({ keadaan }) => keadaan)).toEqual(['baru', 'berubah', 'sama']);
    expect(planned[1]?.perubahan).toEqual([{ kolom: 'Nama', sebelum: 'Nama lama', sesudah: 'Nama baru' }]);
  });

  it('refuses a row whose parent is nowhere, and all below a refused one', () => {
    const planned = plan(
      berkas(['1.02.02.2.02', 'Kegiatan'], ['1.02.02.2.02.0001', 'Sub'], ['1.02.05.2.01', 'K']),
      [['1.02.05', 'Program yang ada']],
    );
    expect(planned.map(({ keadaan }) => keadaan)).toEqual(['masalah', 'masalah', 'baru']);
    expect(planned[0]?.masalah[0]?.pesan).toContain('Induknya, 1.02.02, tidak ada');
  });

  it('may name a parent after its children', () => {
    const planned = plan(berkas(['1.02.02.2.02', 'Kegiatan'], ['1.02.02', 'Program']));
    expect(planned.map(({ keadaan }) => keadaan)).toEqual(['baru', 'baru']);
  });

  it('never writes a row without its parent, whatever the file', () => {
    const part = fc.constantFrom(
      '1.02.02',
      '1.02.02.2.01',
      '1.02.02.2.01.0001',
      '1.03.01',
      '1.03.01.2.01',
      'x',
      '',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (codes) => {
        const planned = plan(berkas(...codes.map((kode): [string, string] => [kode, 'Nama'])));
        const written = new Set(
          planned.flatMap(({ keadaan, isi }) => (keadaan === 'masalah' || !isi ? [] : [isi.kode])),
        );
        for (const { keadaan, isi } of planned) {
          if (keadaan !== 'masalah' && isi?.induk != null) expect(written).toContain(isi.induk);
        }
        expect(written.size).toBe(planned.filter(({ keadaan }) => keadaan !== 'masalah').length);
      }),
    );
  });
});
